import { itemsIn } from '../conditions.ts'
import type { Condition, Instrument, Item, Score, Words } from '../instrument.ts'
import { requireSound } from '../require-sound.ts'
import { FhirRefusal } from './problems.ts'
import { type ReadScore, readCondition, readScore } from './read-path.ts'
import type { FileItem, QuestionnaireFile, Raw } from './read-questionnaire.ts'

const OPERATORS = { '=': '==', '>': '>', '<': '<', '>=': '>=', '<=': '<=' } as const
const TEXT_MAX = 500
const INTEGER_MAX = 999_999
const SCORE = /^score\./

/**
 * An instrument of a FHIR Questionnaire that the product does not know: it can be asked and scored by the same rules as all others.
 * It has no bands, classifications and flags, for which FHIR R4 has no place.
 *
 * @throws FhirRefusal for an item, a condition or a formula that the product does not understand
 */
export function toInstrument(file: QuestionnaireFile): Instrument {
  const calculated = file.items.filter(({ calculatedPath }) => calculatedPath !== null)
  const asked = file.items.filter(
    ({ type, calculatedPath, linkId }) =>
      calculatedPath === null && type !== 'display' && type !== 'group' && !SCORE.test(linkId),
  )
  const formulas = calculated.map((item) => ({ item, read: formulaOf(item) }))
  const unasked = formulas.flatMap(({ item, read }) => unaskedIn(item, read, asked))
  const strict = formulas.find(
    ({ read }) => read.mayBeUnasked === 0 && unasked.some(({ id }) => read.items.includes(id)),
  )
  if (strict) throw new FhirRefusal('UNKNOWN_FORMULA', strict.item.linkId)
  const skips = [...formulas.flatMap(({ read }) => read.skips), ...unasked]
  const items = asked.map((item, index) => toItem(item, asked.slice(0, index), skips))
  if (items.length === 0) throw new FhirRefusal('NOT_A_QUESTIONNAIRE')
  const instrument: Instrument = {
    code: file.name,
    version: file.version || '1',
    name: file.title,
    minutes: Math.max(1, Math.round(items.length / 4)),
    questionsOnWidePage: file.questionsOnWidePage ?? 1,
    hasOfficialWording: true,
    meantFor: { minAgeMonths: 0, maxAgeMonths: 150 * 12, sex: null },
    intro: introOf(file, asked),
    items,
    scores: formulas.map(({ item, read }) => toScore(item, read, asked)),
    bands: [],
    classifications: [],
    flags: [],
    contextFrom: {},
  }
  try {
    requireSound(instrument)
  } catch (error) {
    // Its items do not go together: a range turned round, two scores of one name.
    if (error instanceof TypeError) throw new FhirRefusal('NOT_A_QUESTIONNAIRE')
    throw error
  }
  return instrument
}

/** Words before the first question. Later headings would be lost, so they are refused. */
function introOf({ items, title }: QuestionnaireFile, asked: readonly FileItem[]): Words {
  const first = items.findIndex((item) => item === asked[0])
  const headings = items.filter(
    ({ type, words }) => (type === 'display' || type === 'group') && words !== null,
  )
  const late = headings.find((item) => items.indexOf(item) > first)
  const hidden = headings.find((item) => conditionOf(item) !== null)
  if (hidden && !late) throw new FhirRefusal('UNKNOWN_CONDITION', hidden.linkId)
  if (late) throw new FhirRefusal('UNKNOWN_TYPE', late.linkId)
  const join = (language: keyof Words) =>
    headings.map(({ words }) => words?.[language] ?? '').join('\n') || title
  return { et: join('et'), en: join('en'), ru: join('ru'), pl: join('pl') }
}

function toItem(file: FileItem, before: readonly FileItem[], skips: ReadScore['skips']): Item {
  const { linkId, words } = file
  const kind = { choice: 'CHOICE', integer: 'INTEGER', text: 'TEXT', string: 'TEXT' } as const
  if (!Object.hasOwn(kind, file.type)) throw new FhirRefusal('UNKNOWN_TYPE', linkId)
  if (!words) throw new FhirRefusal('NO_TEXT', linkId)
  if (file.type === 'choice' && file.options.length < 2) throw new FhirRefusal('NO_CHOICE', linkId)
  const showIf = conditionOf(file)
  const skip = skips.find(({ id }) => id === linkId)
  const known = new Set(before.map((item) => item.linkId))
  for (const condition of [showIf, skip?.when])
    if (condition && itemsIn(condition).some((id) => !known.has(id)))
      throw new FhirRefusal('CONDITION_LOOKS_AHEAD', linkId)
  return {
    id: linkId,
    kind: kind[file.type as keyof typeof kind],
    text: words,
    options: file.options.map(({ code, points, words: label }) => ({
      value: code,
      points: points ?? 0,
      label,
    })),
    min: file.min ?? 0,
    max: file.max ?? INTEGER_MAX,
    maxLength: file.maxLength ?? TEXT_MAX,
    isRequired: file.isRequired,
    isSafety: false,
    showIf,
    skipIf: skip?.when ?? null,
    skippedPoints: skip?.points ?? 0,
  }
}

/** When an item is asked: by its own condition, and by those of the items around it. */
function conditionOf(file: FileItem): Condition | null {
  const own = ownCondition(file)
  const outer = file.within && conditionOf(file.within)
  return own && outer ? { all: [outer, own] } : (own ?? outer)
}

function ownCondition({ linkId, enablePath, enableWhen, isAnyEnough }: FileItem): Condition | null {
  const conditions = enableWhen.map((each) => plainCondition(each, linkId))
  if (enablePath !== null) {
    const read = readCondition(enablePath)
    if (!read) throw new FhirRefusal('UNKNOWN_CONDITION', linkId)
    conditions.push(read)
  }
  const [only, ...more] = conditions
  if (!only || more.length === 0) return only ?? null
  return isAnyEnough ? { any: conditions } : { all: conditions }
}

/** A condition in the form that base R4 has. */
function plainCondition(raw: Raw, linkId: string): Condition {
  const { question, operator } = raw
  if (typeof question !== 'string' || typeof operator !== 'string')
    throw new FhirRefusal('UNKNOWN_CONDITION', linkId)
  const isMissing: Condition = { item_value: question, op: 'missing' }
  if (operator === 'exists')
    return raw.answerBoolean === false
      ? isMissing
      : { count: { conditions: [isMissing] }, op: '==', value: 0 }
  const coding: unknown = raw.answerCoding
  const code = typeof coding === 'object' && coding !== null && 'code' in coding ? coding.code : undefined
  const value = code ?? raw.answerInteger ?? raw.answerString
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new FhirRefusal('UNKNOWN_CONDITION', linkId)
  if (operator === '!=')
    return { count: { conditions: [{ item_value: question, op: '==', value }] }, op: '==', value: 0 }
  if (!Object.hasOwn(OPERATORS, operator)) throw new FhirRefusal('UNKNOWN_CONDITION', linkId)
  return { item_value: question, op: OPERATORS[operator as keyof typeof OPERATORS], value }
}

function formulaOf({ calculatedPath, linkId }: FileItem): ReadScore {
  const read = calculatedPath === null ? null : readScore(calculatedPath)
  if (!read) throw new FhirRefusal('UNKNOWN_FORMULA', linkId)
  return read
}

/** Questions of a plain sum that count nothing while they are not asked; all others of it must be answered. */
function unaskedIn(
  { linkId }: FileItem,
  { items, mayBeUnasked }: ReadScore,
  asked: readonly FileItem[],
): ReadScore['skips'] {
  if (mayBeUnasked === 0) return []
  const unasked = asked.flatMap((item) => {
    const showIf = items.includes(item.linkId) ? conditionOf(item) : null
    if (!showIf) return []
    const when: Condition = { count: { conditions: [showIf] }, op: '==', value: 0 }
    return [{ id: item.linkId, when, points: 0 }]
  })
  if (unasked.length > mayBeUnasked) throw new FhirRefusal('UNKNOWN_FORMULA', linkId)
  return unasked
}

function toScore(file: FileItem, read: ReadScore, asked: readonly FileItem[]): Score {
  const { linkId, words } = file
  if (conditionOf(file)) throw new FhirRefusal('UNKNOWN_CONDITION', linkId)
  const ranges = read.items.map((id) => {
    const points = asked.find((item) => item.linkId === id)?.options.map((option) => option.points) ?? []
    if (points.length === 0 || points.includes(null)) throw new FhirRefusal('NO_POINTS', linkId)
    return { min: Math.min(...points.map(Number)), max: Math.max(...points.map(Number)) }
  })
  const looksAt = read.onlyIf ? itemsIn(read.onlyIf) : []
  if (looksAt.some((id) => !asked.some((item) => item.linkId === id)))
    throw new FhirRefusal('UNKNOWN_FORMULA', linkId)
  const parts = read.method === 'mean' ? ranges.length : 1
  return {
    id: linkId.replace(SCORE, ''),
    label: words ?? { et: linkId, en: linkId, ru: linkId, pl: linkId },
    method: read.method,
    items: read.items,
    min: ranges.reduce((sum, { min }) => sum + min, 0) / parts,
    max: ranges.reduce((sum, { max }) => sum + max, 0) / parts,
    onlyIf: read.onlyIf,
    mayMiss: read.mayMiss,
    minuend: '',
    subtrahend: '',
  }
}
