const PARTS_END = /\{[A-Za-z]{1,40}\}|[\n.!?]+/
const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
/** What of a ready-made answer is the same for everybody: its sentences without their placeholders. */
const fixedParts = (template: string) =>
  template
    .split(PARTS_END)
    .map(folded)
    .filter((part) => part !== '')

/**
 * Which ready-made answer a reply was written with: the one of which most is still there, and more than half. What was typed over
 * counts as own words.
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
    const kept = lengthOf(parts.filter((part) => reply.includes(part)))
    if (kept * 2 > lengthOf(parts) && kept > (best?.kept ?? 0)) best = { template, kept }
  }
  return best?.template
}
