/** Roots of the brands and substances of the register; see `medicineRoot`. */
export type MedicineNames = ReadonlySet<string>

/** A shorter root would be found in ordinary words. */
const ROOT_MIN = 5
/** Letters of a case ending at most. */
const ENDING_MAX = 4
/** Words of a substance's name that name no substance. */
const NOT_A_NAME = new Set([
  'acid',
  'vaccine',
  'sodium',
  'potassium',
  'calcium',
  'water',
  'human',
  'virus',
  'extract',
])

const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  ш: 's',
  щ: 's',
  ы: 'i',
  э: 'e',
  ю: 'u',
  я: 'a',
  ь: '',
  ъ: '',
  ł: 'l',
  ü: 'i',
}

/** Spellings of one sound in the four languages and in Latin. */
const SPELLINGS: [RegExp, string][] = [
  [/tsh|tsch|ts|tz|cz/g, 'c'],
  [/ks/g, 'x'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch|kh|h/g, 'h'],
  [/[kq]/g, 'c'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/z/g, 's'],
  [/ae|oe/g, 'e'],
]

/**
 * The root of a medicine's name, the same for its spellings in Estonian, English, Russian and Polish:
 * *amoksitsilliin*, *amoxicillin*, *амоксициллин* and *amoksycylina* have one root.
 */
export function medicineRoot(word: string): string {
  let root = [...word.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('')
  root = root.normalize('NFD').replace(/[^a-z]/g, '')
  for (const [spelling, sound] of SPELLINGS) root = root.replace(spelling, sound)
  root = [...root].filter((letter, at) => letter !== root[at - 1]).join('')
  return root.replace(/(?:um|[aeiou])$/, '')
}

/**
 * @param names brands and substances as the register writes them, several words each
 */
export function medicineNames(names: readonly string[]): MedicineNames {
  const words = names.flatMap((name) => name.split(/[^\p{L}]+/u))
  const roots = words.filter((word) => !NOT_A_NAME.has(word.toLowerCase())).map(medicineRoot)
  return new Set(roots.filter((root) => root.length >= ROOT_MIN))
}

/**
 * Finds the medicine that a word names, in any case form.
 *
 * @returns its root
 */
export function findMedicine(word: string, medicines: MedicineNames): string | undefined {
  const root = medicineRoot(word)
  for (let cut = 0; cut <= ENDING_MAX && root.length - cut >= ROOT_MIN; cut++) {
    const stem = root.slice(0, root.length - cut)
    if (medicines.has(stem)) return stem
  }
  return undefined
}
