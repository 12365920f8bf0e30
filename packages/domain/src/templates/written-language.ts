import type { Language } from '../locale.ts'

/** Letters that one of the four languages alone has, and short words that are common in it and in no other of them. */
const SIGNS: readonly (readonly [Language, RegExp])[] = [
  ['ru', /\p{Script=Cyrillic}/u],
  ['pl', /[ąćęłńśźż]/iu],
  ['et', /[äöõü]|(?<!\p{L})(?:ma|mul|kas|ja|ei|palun|tere|aitäh|soovin)(?!\p{L})/iu],
  ['pl', /(?<!\p{L})(?:nie|jest|mam|czy|dzie[nń] dobry|prosz[eę]|lek)(?!\p{L})/iu],
  ['en', /(?<!\p{L})(?:the|and|i|my|is|have|please|hello|need|would)(?!\p{L})/iu],
]

/** In which of the four languages a message seems to be written; undefined where nothing tells it. It orders choices, no more. */
export function writtenLanguage(text: string): Language | undefined {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0]
}
