import { normaliseLine } from '../typed-text.ts'

/** Letters and signs of the GSM 03.38 alphabet; those of the extension take the room of two. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENSION = new Set('^{}\\[~]|€')
const PLAIN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '–': '-',
  '—': '-',
  '−': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '…': '...',
  '•': '-',
  '№': 'No',
  '\t': ' ',
}
const CYRILLIC = /[\u0400-\u04ff]/u
const LATIN_OF: Record<string, string> = Object.fromEntries(
  'аa бb вv гg ґg дd еe єie ёe жzh зz иi іi їi йi кk лl мm нn оo пp рr сs тt уu ўu фf хkh цts чch шsh щshch ъie ыy ь эe юiu яia'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** Whether a character of a text is a Cyrillic letter, which an SMS of the message centre does not carry. */
export const hasCyrillic = (text: string): boolean => CYRILLIC.test(text)

/**
 * Writes a text as it will arrive on the phone: õ, ü, ö, ä, š, ž and the Polish letters lose their marks, quotes and dashes
 * become those of a keyboard. Doing it twice changes nothing more.
 */
export function normaliseSms(text: string): string {
  return [
    ...text
      .replace(/\r\n?/g, '\n')
      .replace(/\p{Zs}/gu, ' ')
      .normalize('NFC'),
  ]
    .map(plainLetter)
    .join('')
}

function plainLetter(letter: string): string {
  const plain = PLAIN[letter]
  if (plain !== undefined) return plain
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return base !== '' && [...base].every((each) => isSmsLetter(each)) ? base : letter
}

const isSmsLetter = (letter: string) => BASIC.has(letter) || EXTENSION.has(letter)

/** The first character that has no plain letter, as an emoji; null when the normalised text holds none. */
export function strangeLetter(normalised: string): string | null {
  return [...normalised].find((letter) => !isSmsLetter(letter)) ?? null
}

/** Length in characters of an SMS. A sign of the extension, as a bracket or the euro sign, counts twice. */
export function smsLength(normalised: string): number {
  return [...normalised].reduce((length, letter) => length + (EXTENSION.has(letter) ? 2 : 1), 0)
}

/**
 * A name as it will arrive: in Latin letters, and without the characters that an SMS cannot carry.
 *
 * @source ICAO 9303 for Cyrillic letters
 */
export function smsName(name: string): string {
  const latin = normaliseLine(name).replace(/[\u0400-\u04ff]/gu, (letter) => {
    const written = LATIN_OF[letter.toLowerCase()] ?? ''
    return letter === letter.toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1)
  })
  return [...normaliseSms(latin)]
    .filter((letter) => isSmsLetter(letter) && !/[{}]/.test(letter))
    .join('')
    .trim()
}
