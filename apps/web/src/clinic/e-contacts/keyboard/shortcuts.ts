/** What a single key does in the inbox. */
export const SHORTCUTS = {
  j: 'NEXT',
  ArrowDown: 'NEXT',
  k: 'PREVIOUS',
  ArrowUp: 'PREVIOUS',
  '/': 'SEARCH',
  r: 'REPLY',
  n: 'NOTE',
  a: 'ASSIGN',
  m: 'ASSIGN_TO_ME',
  e: 'ARCHIVE',
  x: 'SELECT',
  z: 'UNDO',
  '?': 'HELP',
  Escape: 'LEAVE',
} as const
/** The others have no key: they are found in the palette. */
export type Command =
  | (typeof SHORTCUTS)[keyof typeof SHORTCUTS]
  | 'ANSWERS'
  | 'ACCEPT'
  | 'REJECT'
  | 'REOPEN'
  | 'PRINT'

type Key = Pick<KeyboardEvent, 'key' | 'code'>
type Press = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

/**
 * What a key means. A keyboard that writes another script, such as Russian, has no Latin letters: there the place of the
 * key counts.
 */
export function keyOf({ key, code }: Key): string {
  if (key.length > 1) return key
  if (code === 'Slash') return { '.': '/', ',': '?' }[key] ?? key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  return (place && /[^\P{L}\p{Script=Latin}]/u.test(key) ? place : key).toLowerCase()
}

/**
 * The command of a key press, or undefined. Letters count only outside text fields; arrows are left alone where they already
 * mean something, such as in a menu or between tabs.
 */
export function commandOf(
  press: Press,
  target: { isText: boolean; usesArrows: boolean },
): Command | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (target.isText) return press.key === 'Escape' ? 'LEAVE' : undefined
  if (target.usesArrows && press.key.startsWith('Arrow')) return undefined
  const key = keyOf(press)
  return Object.hasOwn(SHORTCUTS, key) ? SHORTCUTS[key as keyof typeof SHORTCUTS] : undefined
}
