import { findMedicine, type MedicineNames } from './medicine-names.ts'

/** What a translation or a summary must not change. */
export type FactKind = 'NUMBER' | 'DATE' | 'TIME' | 'PHONE' | 'MEDICINE'
export type Fact = {
  kind: FactKind
  /** The same in every language: `500 mg`, `2026-11-12`, `20:30`, `paracetamol`. */
  key: string
  /** As it was written. */
  text: string
  /** What else it can be read as: `2.5.` is the second of May, or two and a half at the end of a sentence. */
  orElse?: string
}
type FoundFact = Omit<Fact, 'text'> & { text?: string }

/** Facts that only one of two texts holds. */
export type FactDifference = { missing: Fact[]; added: Fact[] }

const UNITS: Record<string, string> = {
  ...same(
    'mg',
    'mg',
    'мг',
    'milligrammi',
    'milligrams',
    'milligram',
    'миллиграмм',
    'миллиграмма',
    'miligramów',
    'miligramy',
  ),
  ...same('g', 'g', 'г', 'gr', 'grammi', 'grams', 'gram', 'грамм', 'грамма', 'gramów'),
  ...same('µg', 'µg', 'μg', 'mcg', 'мкг', 'mikrogrammi', 'micrograms', 'микрограмм', 'mikrogramów'),
  ...same('ml', 'ml', 'мл', 'milliliitrit', 'millilitres', 'milliliters', 'миллилитров', 'mililitrów'),
  ...same('l', 'l', 'л', 'liitrit', 'litres', 'liters', 'литров', 'литра', 'litrów', 'litry'),
  ...same('IU', 'iu', 'tü', 'rü', 'ме', 'ед', 'j.m', 'jm'),
  ...same('%', '%'),
  ...same('°C', '°c', '°', '°с'),
  ...same('mmol/l', 'mmol/l', 'ммоль/л'),
  ...same('mmHg', 'mmhg'),
  ...same('kg', 'kg', 'кг', 'kilo', 'kilogrammi'),
  ...same('cm', 'cm', 'см'),
}

const NUMBER_WORDS: Record<string, number> = {
  ...words(
    0.5,
    'pool',
    'half',
    'половина',
    'половину',
    'половины',
    'полтаблетки',
    'pół',
    'połowa',
    'połowę',
    'połowy',
  ),
  ...words(1.5, 'poolteist', 'полтора', 'полторы', 'półtora', 'półtorej'),
  ...words(
    2,
    'kaks',
    'kahe',
    'kahte',
    'two',
    'twice',
    'два',
    'две',
    'двух',
    'дважды',
    'dwa',
    'dwie',
    'dwóch',
    'dwukrotnie',
  ),
  ...words(
    3,
    'kolm',
    'kolme',
    'kolme',
    'three',
    'thrice',
    'три',
    'трёх',
    'трех',
    'трижды',
    'trzy',
    'trzech',
    'trzykrotnie',
  ),
  ...words(4, 'neli', 'nelja', 'four', 'четыре', 'четырёх', 'четырех', 'cztery', 'czterech'),
  ...words(5, 'viis', 'viie', 'viit', 'five', 'пять', 'пяти', 'pięć', 'pięciu'),
  ...words(6, 'kuus', 'kuue', 'kuut', 'six', 'шесть', 'шести', 'sześć', 'sześciu'),
  ...words(7, 'seitse', 'seitsme', 'seven', 'семь', 'семи', 'siedem', 'siedmiu'),
  ...words(8, 'kaheksa', 'eight', 'восемь', 'восьми', 'osiem', 'ośmiu'),
  ...words(9, 'üheksa', 'nine', 'девять', 'девяти', 'dziewięć', 'dziewięciu'),
  ...words(10, 'kümme', 'kümne', 'ten', 'десять', 'десяти', 'dziesięć', 'dziesięciu'),
  ...words(12, 'kaksteist', 'twelve', 'двенадцать', 'dwanaście'),
  ...words(14, 'neliteist', 'fourteen', 'четырнадцать', 'czternaście'),
  ...words(20, 'kakskümmend', 'twenty', 'двадцать', 'dwadzieścia'),
  ...words(30, 'kolmkümmend', 'thirty', 'тридцать', 'trzydzieści'),
}

const MONTHS: [number, RegExp][] = [
  [1, /^(?:jaan|january?|январ|stycz)/u],
  [2, /^(?:veebr|febr|феврал|lut)/u],
  [3, /^(?:märts|march|март|marc|marz)/u],
  [4, /^(?:apr|апрел|kwie)/u],
  [5, /^(?:mai|may$|мая|май|maj)/u],
  [6, /^(?:juuni|june?$|июн|czerw)/u],
  [7, /^(?:juuli|july?$|июл|lip)/u],
  [8, /^(?:aug|август|sierp)/u],
  [9, /^(?:sept|сентябр|wrze)/u],
  [10, /^(?:okt|oct|октябр|paźdz)/u],
  [11, /^(?:nov|ноябр|listop)/u],
  [12, /^(?:dets|dec|декабр|grud)/u],
]

const FULL_DATE = /(?<![\d.,])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4}))(?!\d)/g
const DAY_AND_MONTH = /(?<![\d.,])(\d{1,2})\.?(?:st|nd|rd|th)?\s(?:of\s)?(\p{L}{3,12})(?:\s(\d{4}))?/gu
const MONTH_AND_DAY = /(?<!\p{L})(\p{L}{3,12})\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?!\d|[.,:]\d)/gu
const SHORT_DATE = /(?<![\d.,])([0-3]?\d)\.(0?[1-9]|1[0-2])\.(?!\d)/g
const TIME = /(?<![\d.,:])([01]?\d|2[0-4])[:.]([0-5]\d)(?:\s?([ap])\.?m\b\.?)?(?![\d.]*\d)/giu
const HOUR_OF_HALF_DAY = /(?<![\d.,:])(1[0-2]|[1-9])\s?([ap])\.?m\b\.?/giu
const CLOCK_WORD =
  /(?:kella?|\bat|в|о|o|godz\.?|godzinie|до|до|po|after|before|until|till|to|from|pärast|enne|kuni|alates|с|после|od|do)\s$/iu
const PHONE = /\+?\d(?:[\s()-]{0,2}\d){5,}/g
const NUMBER = /(?<![\p{L}\d.,])(\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)|\d+)(?:[.,](\d+))?/gu
/** What may follow a number as its unit. */
const UNIT = /^\s?(mmol\/l|ммоль\/л|j\.m|°[cс]?|%|[\p{L}µ]{1,20})/iu
const WORD = /[\p{L}][\p{L}\p{N}'-]*/gu

/**
 * Finds the doses, numbers, dates, times, phone numbers and medicines of a text in Estonian, English, Russian or Polish.
 * "One" is not counted as a number: it is an article as often.
 */
export function factsIn(text: string, medicines: MedicineNames): Fact[] {
  const facts: Fact[] = []
  let rest = text.normalize('NFC')
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => FoundFact | null) => {
    rest = rest.replace(pattern, (...args) => {
      const groups = args.slice(0, -2) as string[]
      const at = args.at(-2) as number
      const match = Object.assign(groups, { index: at, input: rest }) as unknown as RegExpExecArray
      const found = read(match)
      if (!found) return match[0]
      facts.push({ text: match[0].trim(), ...found })
      return ' '.repeat(match[0].length)
    })
  }
  take(FULL_DATE, (m) => dateFact(m[3] ?? m[4], m[2] ?? m[5], m[1] ?? m[6]))
  take(DAY_AND_MONTH, (m) => dateFact(m[1], monthOf(m[2]), m[3]))
  take(MONTH_AND_DAY, (m) => dateFact(m[2], monthOf(m[1]), m[3]))
  take(SHORT_DATE, (m) => {
    const date = CLOCK_WORD.test(m.input.slice(0, m.index)) ? null : dateFact(m[1], m[2], undefined)
    return date && { ...date, orElse: String(Number(`${m[1]}.${m[2]}`)) }
  })
  take(TIME, (m) => {
    const isClock = m[0].includes(':') || m[3] || CLOCK_WORD.test(m.input.slice(0, m.index))
    if (!isClock) return null
    // "Until 12.11" may be the time or the day.
    const date = m[0].includes('.') ? dateFact(m[1], m[2], undefined) : null
    return { ...timeFact(m[1], m[2], m[3]), ...(date ? { orElse: date.key } : {}) }
  })
  take(HOUR_OF_HALF_DAY, (m) => timeFact(m[1], '00', m[2]))
  take(PHONE, (m) => {
    const digits = m[0].replace(/\D/g, '')
    return digits.length >= 7 && !/^\d{1,3}(?:[ \u00a0]\d{3})+$/.test(m[0])
      ? { kind: 'PHONE', key: digits }
      : null
  })
  take(NUMBER, (m) => {
    const value = Number(`${(m[1] ?? '').replace(/\D/g, '')}.${m[2] ?? '0'}`)
    const [written = '', word = ''] = UNIT.exec(m.input.slice(m.index + m[0].length)) ?? []
    const unit = UNITS[word.toLowerCase()]
    if (unit) return { kind: 'NUMBER', key: `${value} ${unit}`, text: m[0] + written }
    const date = m[2] ? dateFact(m[1], m[2], undefined) : null
    return { kind: 'NUMBER', key: String(value), ...(date ? { orElse: date.key } : {}) }
  })
  for (const [word] of rest.matchAll(WORD)) {
    const lower = word.toLowerCase()
    const value = NUMBER_WORDS[lower]
    if (value !== undefined) facts.push({ kind: 'NUMBER', key: String(value), text: word })
    const medicine = findMedicine(word, medicines)
    if (medicine) facts.push({ kind: 'MEDICINE', key: medicine, text: word })
  }
  return facts
}

/**
 * Compares a text with its translation.
 *
 * @returns facts of the source that the translation lacks, and those that it adds; both empty when nothing was changed
 */
export function compareFacts(source: string, translation: string, medicines: MedicineNames): FactDifference {
  const left = factsIn(source, medicines)
  const added: Fact[] = []
  const missing = [...left]
  for (const fact of factsIn(translation, medicines)) {
    const at = missing.findIndex((other) => isSameFact(other, fact))
    if (at >= 0) missing.splice(at, 1)
    // A medicine that is named twice where the source names it once changes nothing.
    else if (!(fact.kind === 'MEDICINE' && left.some(({ key }) => key === fact.key))) added.push(fact)
  }
  const named = new Set(added.concat(left.filter((fact) => !missing.includes(fact))).map(({ key }) => key))
  return { missing: missing.filter(({ kind, key }) => kind !== 'MEDICINE' || !named.has(key)), added }
}

function isSameFact(a: Fact, b: Fact): boolean {
  return (a.kind === b.kind && a.key === b.key) || canBeReadAlike(a, b)
}

/** Whether one of them can be read as the other, or both as the same third. */
export function canBeReadAlike(a: Fact, b: Fact): boolean {
  return a.orElse === b.key || b.orElse === a.key || (a.orElse !== undefined && a.orElse === b.orElse)
}

function dateFact(day?: string, month?: string | number, year?: string): FoundFact | null {
  if (!day || !month) return null
  const [d, m] = [Number(day), Number(month)]
  if (d < 1 || d > 31 || m < 1 || m > 31 || (m > 12 && d > 12)) return null
  // Day and month are not told apart: an American writes them the other way round.
  const [low, high] = d < m ? [d, m] : [m, d]
  return { kind: 'DATE', key: `${year ? `${Number(year)}/` : ''}${low}/${high}` }
}

function timeFact(hour = '', minute = '', half = ''): FoundFact {
  const isAfternoon = half.toLowerCase() === 'p'
  const h = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  // "At 16" is as good as "at 16:00".
  return {
    kind: 'TIME',
    key: `${String(h).padStart(2, '0')}:${minute}`,
    ...(minute === '00' ? { orElse: String(h) } : {}),
  }
}

function monthOf(word = ''): number | undefined {
  const lower = word.toLowerCase()
  return MONTHS.find(([, name]) => name.test(lower))?.[0]
}

function same(unit: string, ...spellings: string[]): Record<string, string> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, unit]))
}

function words(value: number, ...spellings: string[]): Record<string, number> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, value]))
}
