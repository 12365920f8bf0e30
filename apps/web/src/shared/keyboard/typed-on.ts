type Press = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Who types words leaves no longer pause between two letters. */
const SOON_MS = 700

let until = -Infinity
let judged: Press | undefined
let isWord = false

/** Whether a letter that comes now goes on with a word, without judging what it does. */
export const isWithinWord = ({ timeStamp }: Pick<Press, 'timeStamp'>): boolean => timeStamp < until

/**
 * Whether a letter outside a field only goes on with a word. A letter that does nothing begins one: its writer means a field that
 * is not there, and the letters behind it are no commands.
 *
 * @param isUseless whether nothing on the page answers to the key
 */
export function isTypedOn(press: Press, isUseless: () => boolean): boolean {
  if (press === judged) return isWord
  judged = press
  const { key, timeStamp, ctrlKey, metaKey, altKey } = press
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey
  isWord = isLetter && isWithinWord(press)
  if (isWord || (isLetter && isUseless())) until = timeStamp + SOON_MS
  return isWord
}
