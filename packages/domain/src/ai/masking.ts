/** What is known of the people of an e-contact before a text of it leaves. */
export type KnownIdentity = {
  /** First names and surnames of everybody concerned, one word or several each. */
  names: readonly string[]
  /** Personal codes, phones, e-mail addresses and postal addresses as they are stored. */
  details: readonly string[]
  /** Days of birth, YYYY-MM-DD. */
  birthDates: readonly string[]
}

/** A text without what identifies somebody, and what each token in it replaced. */
export type Masked = { text: string; originals: ReadonlyMap<string, string> }

const NAME_WORD = /[\p{L}][\p{L}'’]*/gu
const LONGEST_ENDING = 6

type Kind = 'NAME' | 'CODE' | 'EMAIL' | 'ADDRESS' | 'BIRTH_DATE'

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu
/** Six digits or more, however they are grouped: personal codes and phones. */
const LONG_NUMBER = /\+?\p{Nd}(?:[\p{Zs}\p{Pd}().]{0,2}\p{Nd}){5,}/gu
const DATE = /(?<![\p{Nd}.])(?:\d{1,2}[./]\s?\d{1,2}[./]\s?\d{4}|\d{4}-\d{2}-\d{2})(?![\p{Nd}])/gu
const BIRTH_WORD = /(?:sünni|sünd|sündi|born|birth|\bdob\b|urodz|\bur\.|рожд|родил|\bг\.\s?р)/iu
/** How far before a date its birth word may be, in characters. */
const BIRTH_WORD_REACH = 24
/** Street and house, as the five countries write them. */
const ADDRESSES = [
  /(?:\p{Lu}[\p{L}'-]{1,40}\s){1,3}(?:tn|tänav|mnt|maantee|pst|puiestee|tee|põik|street|st|road|rd|avenue|ave|lane|drive|close)(?!\p{L})\.?,?\s?\d{1,4}\p{L}?(?:\s?[-/]\s?\d{1,4})?/gu,
  /(?<![\p{L}\p{N}])\d{1,4}\p{L}?,?\s(?:\p{Lu}[\p{L}'-]{1,40}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close)(?!\p{L})/gu,
  /(?<!\p{L})(?:ul\.|ulica|al\.|aleja|os\.|pl\.|ул\.|улица|улице|пр\.|проспект|переулок)\s?(?:\p{L}[\p{L}'-]{0,40}\.?,?\s){1,4}(?:д\.\s?|дом\s)?\d{1,4}\p{L}?(?:\s?[-/]\s?\d{1,4})?/giu,
]
/** A word with a capital letter that begins no sentence: most often a name, also behind a name that is a token already. */
const CAPITALISED = /(?<=[\p{Ll}\p{Nd},;:)\]"»”–-]\s)\p{Lu}[\p{Ll}'’][\p{L}'’-]*/gu
/** The same right after a title. */
const TITLED = /(?<=(?:\bdr|\bmr|\bmrs|\bms|\bpani|\bpan|\bproua|\bhärra|д-р|доктор)\.?\s)\p{Lu}[\p{L}'-]+/giu

/**
 * Replaces names, personal codes, phones, e-mail addresses, postal addresses and days of birth by tokens such as
 * `[NAME_1]`. The same original gets the same token. A capitalised word inside a sentence counts as a name unless
 * `isKnownWord` says that it is a medicine or another word of the field.
 *
 * @param isKnownWord gets a word in lower case
 */
export function mask(text: string, known: KnownIdentity, isKnownWord: (word: string) => boolean): Masked {
  const tokens = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const tokenFor = (kind: Kind, original: string): string => {
    const existing = tokens.get(original)
    if (existing) return existing
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const token = `[${kind}_${count}]`
    tokens.set(original, token)
    return token
  }
  // A token that the text brings along must not be taken for one of ours.
  let masked = text.replace(/\[(?=[A-Z_]{1,20}\d{0,6}\])/g, '(')
  for (const detail of longestFirst(known.details))
    masked = masked.replaceAll(detail, (found) => tokenFor('CODE', found))
  masked = masked.replace(EMAIL, (found) => tokenFor('EMAIL', found))
  for (const address of ADDRESSES) masked = masked.replace(address, (found) => tokenFor('ADDRESS', found))
  const births = new Set(known.birthDates.map(dayKey))
  const kept: string[] = []
  masked = masked.replace(DATE, (found, at: number, whole: string) => {
    const isBirth =
      births.has(dayKey(found)) || BIRTH_WORD.test(whole.slice(Math.max(0, at - BIRTH_WORD_REACH), at))
    return isBirth ? tokenFor('BIRTH_DATE', found) : `\ue000${kept.push(found) - 1}\ue001`
  })
  masked = masked.replace(LONG_NUMBER, (found) => tokenFor('CODE', found))
  const stems = longestFirst(known.names.flatMap((each) => each.toLowerCase().split(/[\s-]+/)))
  masked = masked.replace(NAME_WORD, (word) =>
    stems.some((name) => isFormOf(word.toLowerCase(), name)) ? tokenFor('NAME', word) : word,
  )
  for (const pattern of [TITLED, CAPITALISED])
    masked = masked.replace(pattern, (found) =>
      isKnownWord(found.toLowerCase()) ? found : tokenFor('NAME', found),
    )
  masked = masked.replace(/\ue000(\d+)\ue001/g, (_all, index: string) => kept[Number(index)] ?? '')
  return { text: masked, originals: new Map([...tokens].map(([original, token]) => [token, original])) }
}

/** Puts the originals back. A token that was never given out stays as it is. */
export function unmask(text: string, originals: ReadonlyMap<string, string>): string {
  return text.replace(/\[[A-Z_]{1,20}_\d{1,6}\]/g, (token) => originals.get(token) ?? token)
}

/** A name in a case form: Maasikas and Maasikale, Мария and Марии, Kowalski and Kowalskiego. Short names are taken whole. */
function isFormOf(word: string, name: string): boolean {
  if (name.length < 2) return false
  if (name.length < 4) return word === name
  const stem = name.length >= 5 ? name.slice(0, -1) : name
  return word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING
}

const longestFirst = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()))].filter(Boolean).sort((a, b) => b.length - a.length)

/** Day, month and year without their order: 8.1.1980 and 1980-01-08 are one day. */
const dayKey = (date: string) =>
  date
    .split(/\D+/)
    .filter(Boolean)
    .map(Number)
    .sort((a, b) => a - b)
    .join('-')
