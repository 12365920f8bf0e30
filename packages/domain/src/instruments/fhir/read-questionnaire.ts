import { LANGUAGES, type Language, languageOf } from '../../locale.ts'
import { lengthOf, normaliseLine } from '../../typed-text.ts'
import { MAX_TEXT } from '../definition-fields.ts'
import type { Words } from '../instrument.ts'
import { EXTENSIONS, FHIR_LANGUAGE } from './fhir.ts'
import { type FhirProblem, FhirRefusal } from './problems.ts'

/** One item of a FHIR Questionnaire, as far as the product understands it. */
export type FileItem = {
  linkId: string
  type: string
  /** The group or question around it, whose conditions are its own too. */
  within: FileItem | null
  words: Words | null
  /** Languages in which the file has the words. */
  languages: readonly Language[]
  options: readonly { code: string; points: number | null; words: Words }[]
  isRequired: boolean
  min: number | null
  max: number | null
  maxLength: number | null
  enableWhen: readonly Raw[]
  isAnyEnough: boolean
  /** Expressions, as they are written. */
  enablePath: string | null
  calculatedPath: string | null
}

export type QuestionnaireFile = {
  /** Code of an instrument that the product has, where the file is about one. */
  name: string
  title: string
  version: string
  /** Of the words that are no translations. */
  language: Language
  /** How many questions stand on a page of a wide screen; null where the file does not say so. */
  questionsOnWidePage: number | null
  items: readonly FileItem[]
}

export type Raw = Record<string, unknown>

const MAX_ITEMS = 100
/** Groups in groups; no published instrument has more than two. */
const MAX_DEPTH = 5
const MAX_EXTENSION_DEPTH = 3
const MAX_LINK_ID = 64
const MAX_VERSION = 40
/** `modifierExtension` is never understood: it may turn the meaning of an item round. */
const KNOWN_EXTENSIONS: ReadonlySet<string> = new Set([...Object.values(EXTENSIONS), 'lang', 'content'])

/**
 * Reads a FHIR R4 Questionnaire that somebody brings: its items in one list, each with its words in all languages. A language that
 * the file lacks gets the words of the file's own.
 *
 * @throws FhirRefusal for the first thing that the product does not understand, so that nothing is left out unnoticed
 */
export function readFhirQuestionnaire(value: unknown): QuestionnaireFile {
  const raw = asRecord(value)
  if (raw?.resourceType !== 'Questionnaire' || !Array.isArray(raw.item))
    throw new FhirRefusal('NOT_A_QUESTIONNAIRE')
  const language = languageOf(typeof raw.language === 'string' ? raw.language : FHIR_LANGUAGE)
  if (!language) throw new FhirRefusal('UNKNOWN_LANGUAGE')
  requireKnownExtensions(raw, '')
  const items: FileItem[] = []
  collect(raw.item, language, items, null)
  const ids = items.map(({ linkId }) => linkId)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new FhirRefusal('SAME_ID_TWICE', twice)
  return {
    name: plain(raw.name, ''),
    title: plain(raw.title, '') || plain(raw.name, ''),
    // As it comes back with the answers, and as an address that ends with it may hold it.
    version: normaliseLine(plain(raw.version, ''))
      .replaceAll(/[\s|#]+/g, '-')
      .slice(0, MAX_VERSION),
    language,
    questionsOnWidePage: numberOf(raw, EXTENSIONS.wide),
    items,
  }
}

function collect(
  list: unknown,
  language: Language,
  found: FileItem[],
  within: FileItem | null,
  depth = 1,
): void {
  if (depth > MAX_DEPTH) throw new FhirRefusal('NESTED_TOO_DEEP', found.at(-1)?.linkId)
  for (const each of asList(list)) {
    const raw = asRecord(each)
    if (!raw || typeof raw.linkId !== 'string' || raw.linkId === '' || raw.linkId.length > MAX_LINK_ID)
      throw new FhirRefusal('NOT_A_QUESTIONNAIRE')
    if (found.length >= MAX_ITEMS) throw new FhirRefusal('TOO_MANY_ITEMS')
    const item = readItem(raw, raw.linkId, language, within)
    found.push(item)
    if (raw.item !== undefined) collect(raw.item, language, found, item, depth + 1)
  }
}

function readItem(raw: Raw, linkId: string, language: Language, within: FileItem | null): FileItem {
  requireKnownExtensions(raw, linkId)
  const type = plain(raw.type, linkId)
  // Several answers to one question.
  if (raw.repeats === true) throw new FhirRefusal('UNKNOWN_TYPE', linkId)
  const shown = typeof raw.text === 'string' && raw.text.trim() !== ''
  if (!shown && type !== 'group') throw new FhirRefusal('NO_TEXT', linkId)
  return {
    linkId,
    type,
    within,
    words: shown ? readWords(raw.text, raw._text, language, linkId) : null,
    languages: shown
      ? LANGUAGES.filter((each) => each === language || translationsOf(raw._text, linkId)[each])
      : [],
    options: asList(raw.answerOption).map((option) => readOption(option, linkId, language)),
    isRequired: raw.required === true,
    min: numberOf(raw, EXTENSIONS.minValue),
    max: numberOf(raw, EXTENSIONS.maxValue),
    maxLength: typeof raw.maxLength === 'number' ? raw.maxLength : null,
    enableWhen: asList(raw.enableWhen).map((each) => asRecord(each) ?? {}),
    isAnyEnough: raw.enableBehavior === 'any',
    enablePath: expressionOf(raw, EXTENSIONS.enableWhen, 'UNKNOWN_CONDITION', linkId),
    calculatedPath: expressionOf(raw, EXTENSIONS.calculated, 'UNKNOWN_FORMULA', linkId),
  }
}

function readOption(value: unknown, linkId: string, language: Language): FileItem['options'][number] {
  const raw = asRecord(value)
  const coding = asRecord(raw?.valueCoding)
  if (!raw || !coding || typeof coding.code !== 'string') throw new FhirRefusal('OPTIONS_DIFFER', linkId)
  requireKnownExtensions(raw, linkId)
  requireKnownExtensions(coding, linkId)
  const points = numberOf(raw, EXTENSIONS.points) ?? numberOf(coding, EXTENSIONS.points)
  return { code: coding.code, points, words: readWords(coding.display, coding._display, language, linkId) }
}

function readWords(value: unknown, more: unknown, language: Language, linkId: string): Words {
  const own = plain(value, linkId)
  if (own.trim() === '') throw new FhirRefusal('NO_TEXT', linkId)
  const others = translationsOf(more, linkId)
  const [et, en, ru, pl] = LANGUAGES.map((each) => (each === language ? own : (others[each] ?? own)))
  return { et, en, ru, pl } as Words
}

function translationsOf(value: unknown, linkId: string): Partial<Record<Language, string>> {
  const raw = asRecord(value)
  if (!raw) return {}
  requireKnownExtensions(raw, linkId)
  return Object.fromEntries(
    asList(raw.extension).flatMap((each) => {
      const parts = asList(asRecord(each)?.extension).map((part) => asRecord(part) ?? {})
      const partOf = (url: string) => parts.find((part) => part.url === url)
      const language = languageOf(plain(partOf('lang')?.valueCode, linkId))
      const words = plain(partOf('content')?.valueString, linkId)
      return language && words.trim() !== '' ? [[language, words]] : []
    }),
  )
}

/** Words that people read: no markup, no control characters, not too long. */
function plain(value: unknown, linkId: string): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') throw new FhirRefusal('NOT_A_QUESTIONNAIRE', linkId)
  if (lengthOf(value) > MAX_TEXT) throw new FhirRefusal('TEXT_TOO_LONG', linkId)
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/<[a-z/!?]|javascript:|[\u0000-\u0008\u000b-\u001f\u202a-\u202e]/i.test(value))
    throw new FhirRefusal('MARKUP_IN_TEXT', linkId)
  return value
}

function requireKnownExtensions(raw: Raw, linkId: string, depth = 0): void {
  if (raw.modifierExtension !== undefined || depth > MAX_EXTENSION_DEPTH)
    throw new FhirRefusal('UNKNOWN_EXTENSION', linkId)
  for (const each of asList(raw.extension)) {
    const extension = asRecord(each)
    if (!extension || !KNOWN_EXTENSIONS.has(String(extension.url)))
      throw new FhirRefusal('UNKNOWN_EXTENSION', linkId)
    requireKnownExtensions(extension, linkId, depth + 1)
  }
}

function extensionOf(raw: Raw, url: string): Raw | undefined {
  return asList(raw.extension)
    .map((each) => asRecord(each) ?? {})
    .find((each) => each.url === url)
}

function numberOf(raw: Raw, url: string): number | null {
  const found = extensionOf(raw, url)
  const value = found?.valueDecimal ?? found?.valueInteger
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function expressionOf(raw: Raw, url: string, problem: FhirProblem['problem'], linkId: string): string | null {
  const found = extensionOf(raw, url)
  if (!found) return null
  const { language, expression } = asRecord(found.valueExpression) ?? {}
  if (language !== 'text/fhirpath' || typeof expression !== 'string') throw new FhirRefusal(problem, linkId)
  return expression
}

function asRecord(value: unknown): Raw | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
