const PARTS_END = /\{[A-Za-z]{1,40}\}|[\n.!?]+/
/** Fewer letters than these, such as a greeting, stand in replies that have nothing else of the ready-made answer. */
const TELLING_LETTERS = 20
const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '')

/** Whether the words are there, not as the beginning or the end of longer ones. */
function holds(reply: string, words: string): boolean {
  for (let at = reply.indexOf(words); at !== -1; at = reply.indexOf(words, at + 1))
    if (!isLetter(reply[at - 1]) && !isLetter(reply[at + words.length])) return true
  return false
}
/** What of a ready-made answer is the same for everybody: its sentences without their placeholders. */
const fixedParts = (template: string) =>
  template
    .split(PARTS_END)
    .map(folded)
    .filter((part) => part !== '')

/**
 * Which ready-made answer a reply was written with: the one of which most is still there, and more than half. What was typed over
 * counts as own words, and so does what fits a very short one.
 *
 * @param text the reply as its writer wrote it
 */
export function usedTemplate<T extends { description: string }>(
  text: string,
  templates: readonly T[],
): T | undefined {
  const reply = folded(text)
  let best: { template: T; kept: number } | undefined
  for (const template of templates) {
    const parts = fixedParts(template.description)
    const lengthOf = (some: string[]) => some.reduce((sum, part) => sum + part.length, 0)
    const kept = lengthOf(parts.filter((part) => holds(reply, part)))
    if (kept >= TELLING_LETTERS && kept * 2 > lengthOf(parts) && kept > (best?.kept ?? 0))
      best = { template, kept }
  }
  return best?.template
}
