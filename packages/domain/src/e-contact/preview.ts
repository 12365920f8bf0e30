/** Characters of a message shown in a list. */
export const PREVIEW_LENGTH = 120

/** The first 120 code points of a text on one line; a pair of surrogates is never split. */
export function messagePreview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return [...line].slice(0, PREVIEW_LENGTH).join('')
}
