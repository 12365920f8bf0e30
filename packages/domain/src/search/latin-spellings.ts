const lettersOf = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))

/** As in Estonian names, without the marks that a search leaves out: Голубева, Golubeva; Юлия, Julia. */
const ESTONIAN = lettersOf(
  'аa бb вv гg ґg дd еe єje ёjo жz зz иi іi їji йi кk лl мm нn оo пp рr сs тt уu фf хh цts чts шs щsts ъ ыo ь эe юju яja',
)
/** As in passports: Шевченко, Shevchenko. */
const PASSPORT = { ...ESTONIAN, ...lettersOf('єie ёe жzh їi хkh чch шsh щshch ъie ыy юiu яia') }
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
