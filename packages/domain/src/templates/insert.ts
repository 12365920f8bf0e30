/** A `/` at the start of a word with what is typed behind it: its position, and the word to look for. */
export type SlashQuery = { from: number; query: string }

const SLASH_WORD = /(?:^|\s)\/(\S{0,40})$/u

/** The slash word at the cursor, or null. A slash inside a word, as in 120/80, is not one. */
export function slashQuery(text: string, caret: number): SlashQuery | null {
  const found = SLASH_WORD.exec(text.slice(0, caret))
  const query = found?.[1]
  return query === undefined ? null : { from: caret - query.length - 1, query }
}

const COMMAND_WORD = /(?:^|\s)(\/\p{L}\S{0,39}(?=\s|$)|\/(?=\s*$))/u

/** The first word of a text that looks for an answer and was never replaced by one, with its slash, or a slash that ends the text; null without one. */
export function leftSlashWord(text: string): string | null {
  return COMMAND_WORD.exec(text)?.[1] ?? null
}

/**
 * Puts a ready-made answer in the place of `from` to `to`. Behind a finished sentence it begins a paragraph of its own, behind a
 * word it keeps a space.
 *
 * @returns the new text, and where the cursor goes: behind what was put in
 */
export function insertAnswer(
  text: string,
  { from, to }: { from: number; to: number },
  answer: string,
): { text: string; caret: number } {
  const start = text.slice(0, from)
  const gap = separator(start)
  // A paragraph leaves no blank at the end of the line before it.
  const before = gap === '\n\n' ? start.trimEnd() : start
  const after = text.slice(to)
  const head = before + gap + answer
  return { text: head + (/^\S/u.test(after) ? ' ' : '') + after, caret: head.length }
}

function separator(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (line.trim() === '') return ''
  if (/[.!?…]\s?$/u.test(line)) return '\n\n'
  return /\s$/u.test(line) ? '' : ' '
}
