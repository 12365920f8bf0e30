import type { Word } from './words.ts'

/** Frequent short words by which Russian in Latin letters shows itself. */
const FREQUENT = new Set(
  (
    'ya menya mne moj moya moi moego vas ne net chto kak uzhe ochen pozhalujsta pozhaluysta zdravstvujte ' +
    'zdravstvuyte segodnya segodnja bolit bolyat nuzhen nuzhna nuzhno davit utrom vchera seichas sejchas tretij ' +
    'chas rebenok rebenka muzh papa doch zhit hochu mogu mozhno golova serdce zhivot'
  ).split(' '),
)
/** So many of them make a text Russian. */
const FREQUENT_MIN = 2

const GROUPS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['je', 'е'],
]
const LETTERS = 'aа bб cц dд eе fф gг hх iи jи kк lл mм nн oо pп qк rр sс tт uу vв wв xх yы zз'
const LETTER = new Map(LETTERS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))
const LATIN = /^[a-z']+$/

/** Whether the words are Russian in Latin letters. */
export function isTransliterated(words: readonly Word[]): boolean {
  return words.filter(({ folded }) => FREQUENT.has(folded)).length >= FREQUENT_MIN
}

/** The words as Russian, where they are Russian in Latin letters; the same words otherwise. */
export function inCyrillic(words: readonly Word[]): readonly Word[] {
  if (!isTransliterated(words)) return words
  return words.map((word) => (LATIN.test(word.folded) ? { ...word, folded: toCyrillic(word.folded) } : word))
}

function toCyrillic(word: string): string {
  let rest = word
  let written = ''
  while (rest !== '') {
    const group = GROUPS.find(([latin]) => rest.startsWith(latin))
    const letter = rest.charAt(0)
    const isAfterVowel = /[аеиоуыэюя]$/.test(written)
    written += group?.[1] ?? (letter === 'y' && isAfterVowel ? 'и' : (LETTER.get(letter) ?? ''))
    rest = rest.slice(group ? group[0].length : 1)
  }
  return written
}
