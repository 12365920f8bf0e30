const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/** Every space of Unicode, and the empty Braille pattern, which looks like one. */
const SPACES = /[\p{Zs}\u2800]/gu
/** A character that is seen by itself, as an accent or a vowel sign is not. */
const HAS_BASE = /[^\s\p{M}]/u
/** Hyphens and minus signs that look like the one on a keyboard. En and em dashes are other signs and stay. */
const HYPHENS = /[\u2010\u2011\u2212\ufe63\uff0d]/g

/** A letter of a script other than Latin, Cyrillic and Greek: Persian, Hindi and their neighbours spell words with joiners. */
const JOINED = '(?![\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}])[\\p{L}\\p{M}]'

/** Invisible characters that people need: those that hold one emoji together, and the joiners of such scripts. */
const NEEDED = [
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{4,6}\\u{e007f}',
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
].join('|')

/**
 * What nobody types on purpose: invisible characters, marks that turn the writing direction, control characters, halves of
 * characters, and the stand-in for a picture that was not copied.
 */
const UNSEEN =
  '(?![\\t\\n])[\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffc]'
const NEEDED_OR_UNSEEN = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu')

/** Plain spaces, and no invisible or control characters but tab, line feed and those that an emoji or a script needs. */
function withoutUnseen(text: string): string {
  return text.replace(SPACES, ' ').replace(NEEDED_OR_UNSEEN, '$1')
}

/**
 * Brings typed text of one or more lines into the form that is checked, counted, stored and searched: NFC, `\n` between lines,
 * plain spaces and hyphens, nothing invisible, no space around it. Accents and vowel signs alone, without a letter that carries
 * them, are no text. Doing it twice changes nothing more.
 */
export function normaliseText(typed: string): string {
  const text = withoutUnseen(typed.replace(LINE_ENDS, '\n')).replace(HYPHENS, '-').normalize('NFC').trim()
  return HAS_BASE.test(text) ? text : ''
}

/** The same for names and other fields of one line: a run of spaces and line ends is one space. */
export function normaliseLine(typed: string): string {
  return normaliseText(typed).replace(/\s+/g, ' ')
}

/**
 * The password as it is hashed, when it is chosen and when it is checked: as typed, spaces around it too, but the same on
 * every keyboard (NFC, plain spaces) and without the invisible characters and line ends that come with copying.
 *
 * @source RFC 8265, OpaqueString
 */
export function normalisePassword(typed: string): string {
  return withoutUnseen(typed)
    .replace(/[\t\n]/g, '')
    .normalize('NFC')
}

/** A code or number as it is compared: plain digits and letters, without the spaces and dashes that people put in. */
export function withoutSeparators(typed: string): string {
  return normaliseLine(typed)
    .normalize('NFKC')
    .replace(/[\s\p{Dash}]/gu, '')
}

/** Length in code points: what people would count, more or less, and what the limits mean. */
export function lengthOf(text: string): number {
  return [...text].length
}
