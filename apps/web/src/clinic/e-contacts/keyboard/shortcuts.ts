import { type Key, keyOf } from '../../../shared/keyboard/key-of.ts'

/** What a single key does in the inbox. */
export const SHORTCUTS = {
  j: 'NEXT',
  ArrowDown: 'NEXT',
  k: 'PREVIOUS',
  ArrowUp: 'PREVIOUS',
  Enter: 'OPEN',
  '/': 'SEARCH',
  r: 'REPLY',
  n: 'NOTE',
  a: 'ASSIGN',
  m: 'ASSIGN_TO_ME',
  c: 'COMPLETE',
  e: 'ARCHIVE',
  u: 'MARK_UNREAD',
  x: 'SELECT',
  z: 'UNDO',
  '[': 'FOLD_LEFT',
  ']': 'FOLD_RIGHT',
  F6: 'NEXT_PANE',
  '?': 'HELP',
  Escape: 'LEAVE',
} as const
/** With Shift, moving in the list chooses what is passed. */
const WITH_SHIFT = { j: 'SELECT_NEXT', k: 'SELECT_PREVIOUS', F6: 'PREVIOUS_PANE' } as const
/** The others have no key: they are found in the palette. */
export type Command =
  | (typeof SHORTCUTS)[keyof typeof SHORTCUTS]
  | (typeof WITH_SHIFT)[keyof typeof WITH_SHIFT]
  | 'ANSWERS'
  | 'ACCEPT'
  | 'REJECT'
  | 'REOPEN'
  | 'PRINT'

type Press = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>
type Target = {
  isText: boolean
  /** Arrows mean something there already, such as in a menu or between tabs. */
  usesArrows: boolean
  /** Enter presses it, as it does a button or a link. */
  isPressable: boolean
}

/** The command of a key press, or undefined. Letters count only outside text fields. */
export function commandOf(press: Press, target: Target): Command | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined
  const key = keyOf(press)
  if (target.isText && key !== 'Escape' && key !== 'F6') return undefined
  if (target.usesArrows && key.startsWith('Arrow')) return undefined
  if (target.isPressable && key === 'Enter') return undefined
  const shifted = press.shiftKey && has(WITH_SHIFT, key) ? WITH_SHIFT[key] : undefined
  return shifted ?? (has(SHORTCUTS, key) ? SHORTCUTS[key] : undefined)
}

function has<Keys extends object>(keys: Keys, key: string): key is Extract<keyof Keys, string> {
  return Object.hasOwn(keys, key)
}
