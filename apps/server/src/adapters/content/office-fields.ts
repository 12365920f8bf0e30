import { ActiveContent } from './active-content.ts'

/** Field commands of Word that run a program or fetch something when the document is opened or printed. */
const activeCommands = new Set(['DDE', 'DDEAUTO', 'LINK', 'INCLUDETEXT', 'IMPORT', 'DATABASE', 'MACROBUTTON'])
/** A picture field is ordinary; one whose picture lies elsewhere is fetched. */
const fetchedPicture = /^\s*INCLUDEPICTURE\s+"?\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i
/** A call of another program (`cmd|'/c calc'!A0`) or of an address, from a cell of a sheet. */
const activeFormula = /\|[^!]*!|\bWEBSERVICE\s*\(/i

/**
 * Reads the field instructions of a Word document and the formulas of an Excel sheet. Word may cut one instruction into
 * many runs, so the pieces of a field are joined before they are judged.
 *
 * @throws ActiveContent from every function
 */
export function createFieldReader() {
  /** Instructions of the fields that are open, the innermost last. */
  const open: string[] = []
  let stray = ''
  let formula = ''
  let reading: 'INSTRUCTION' | 'FORMULA' | undefined

  function beginField(): void {
    const outer = open.at(-1)
    // A field where the command should be: the command is put together when the document is opened.
    if (outer !== undefined && /^\s*[a-z]*$/i.test(outer)) throw new ActiveContent('a made-up command')
    open.push('')
  }

  return {
    open(element: string, attributes: ReadonlyMap<string, string>): void {
      if (element === 'instrText' || element === 'delInstrText') reading = 'INSTRUCTION'
      else if (element === 'f') reading = 'FORMULA'
      else if (element === 'fldSimple') requireHarmlessField(attributes.get('instr') ?? '')
      else if (element === 'fldChar') {
        const type = attributes.get('fldCharType')
        if (type === 'begin') beginField()
        else if (type === 'separate') requireHarmlessField(open.at(-1) ?? '')
        else if (type === 'end') requireHarmlessField(open.pop() ?? '')
      }
    },
    text(text: string): void {
      if (reading === 'FORMULA') formula += text
      else if (reading === 'INSTRUCTION' && open.length > 0) open[open.length - 1] += text
      else if (reading === 'INSTRUCTION') stray += text
    },
    close(element: string): void {
      if (element === 'f') {
        if (activeFormula.test(formula)) throw new ActiveContent('a formula')
        formula = ''
      }
      if (element === 'f' || element === 'instrText' || element === 'delInstrText') reading = undefined
    },
    end(): void {
      for (const instruction of [...open, stray]) requireHarmlessField(instruction)
    },
  }
}

function requireHarmlessField(instruction: string): void {
  const command = /^\s*([a-z]+)/i.exec(instruction)?.[1]?.toUpperCase()
  if (command !== undefined && activeCommands.has(command)) throw new ActiveContent(command)
  if (fetchedPicture.test(instruction)) throw new ActiveContent('a fetched picture')
}
