const CYRILLIC = [...'абвгґдезиійклмнопрстуфыэ']
const ONE_LETTER = Object.fromEntries(
  CYRILLIC.map((letter, at) => [letter, 'abvggdeziiiklmnoprstufoe'[at] ?? '']),
)
/** As in Estonian names, without the marks that a search leaves out: Голубева, Golubeva; Юлия, Julia. */
const ESTONIAN: Record<string, string> = {
  ...ONE_LETTER,
  ...{ є: 'je', ё: 'jo', ж: 'z', ї: 'ji', х: 'h', ц: 'ts', ч: 'ts', ш: 's', щ: 'sts', ъ: '', ь: '' },
  ...{ ю: 'ju', я: 'ja' },
}
/** As in passports: Шевченко, Shevchenko. */
const PASSPORT: Record<string, string> = {
  ...ESTONIAN,
  ...{ є: 'ie', ё: 'e', ж: 'zh', ї: 'i', х: 'kh', ч: 'ch', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y' },
  ...{ ю: 'iu', я: 'ia' },
}
/** Between vowels Estonian doubles them: Василий, Vassili. */
const DOUBLED = /(?<=[аеёиоуыэюяіїє])[сх](?=[аеёиоуыэюяіїє])/gu

/** How a word typed in Cyrillic may stand in Latin letters, in lower case; none for any other word. */
export function latinSpellings(word: string): string[] {
  if (!/\p{Script=Cyrillic}/u.test(word)) return []
  const typed = word.toLowerCase().normalize('NFC')
  const doubled = typed.replace(DOUBLED, (letter) => letter + letter)
  return [...new Set([estonian(doubled), estonian(typed), inLetters(typed, PASSPORT)])]
}

function estonian(word: string): string {
  const byPlace = word
    .replace(/ий(?!\p{L})/gu, 'и')
    .replace(/(?<=и)я/gu, 'а')
    .replace(/(?<![бвгґджзйклмнпрстфхцчшщ])е/gu, 'je')
    .replace(/(?<=[жчшщ])ё/gu, 'о')
  return inLetters(byPlace, ESTONIAN)
}

const inLetters = (word: string, letters: Record<string, string>) =>
  word.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)
