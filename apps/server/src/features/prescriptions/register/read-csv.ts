const DELIMITERS = [';', ',', '\t'] as const

/** The text of a file as registers give it out: UTF-8 with or without its mark, or the older Baltic code page. */
export function decodeRegister(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1257').decode(bytes)
  }
}

/** Rows of cells. The delimiter is the one that the first line has most of; quotes may hold it, and line breaks. */
export function readCsv(text: string): string[][] {
  const firstLine = text.slice(0, text.search(/\r?\n|$/))
  const delimiter = DELIMITERS.toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0] as string
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === delimiter) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  endRow()
  return rows
}
