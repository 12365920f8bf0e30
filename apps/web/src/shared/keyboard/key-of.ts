export type Key = Pick<KeyboardEvent, 'key' | 'code'>

/**
 * The Latin letter or the sign that a key means. A keyboard that writes another script, such as Russian, has no Latin letters:
 * there the place of the key counts.
 */
export function keyOf({ key, code }: Key): string {
  if (key.length > 1) return key
  if (code === 'Slash') return { '.': '/', ',': '?' }[key] ?? key.toLowerCase()
  if (/[^\P{L}\p{Script=Latin}]/u.test(key)) {
    const place = /^Key([A-Z])$/.exec(code)?.[1] ?? { BracketLeft: '[', BracketRight: ']' }[code]
    if (place) return place.toLowerCase()
  }
  return key.toLowerCase()
}

const TEXT = 'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable]'

/** Whether a key pressed here is typed. */
export function isTextField(element: Element | null): boolean {
  return Boolean(element?.closest(TEXT))
}
