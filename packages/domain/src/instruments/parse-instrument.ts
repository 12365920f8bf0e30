import { answer, list, number, type Raw, record, text, words } from './definition-fields.ts'
import {
  type Band,
  type Classification,
  COMPARISONS,
  type Condition,
  type ContextSource,
  type Flag,
  FLAG_SEVERITIES,
  type Instrument,
  type Item,
  type OptionRule,
  type Score,
  type Words,
} from './instrument.ts'
import { parseWording, withWording } from './official-wording.ts'
import { requireSound } from './require-sound.ts'

/** No condition of a published instrument is nested deeper. */
const MAX_DEPTH = 6
const NO_UPPER_AGE = 150 * 12

/**
 * Reads the definition of an instrument, in the format described beside the data files.
 *
 * @throws TypeError which names what is wrong: a missing text, an unknown item, bands with a gap, a condition that looks ahead
 */
export function parseInstrument(definition: unknown): Instrument {
  const raw = record(definition, 'instrument')
  const about = record(raw.instrument, 'instrument')
  const scoring = record(raw.scoring, 'scoring')
  const scales = record(raw.scales, 'scales')
  const meantFor = record(raw.meant_for, 'meant_for')
  const instrument: Instrument = {
    code: text(raw.code, 'code'),
    version: text(raw.version, 'version'),
    name: text(about.short, 'short'),
    minutes: number(about.minutes, 'minutes'),
    questionsOnWidePage: number(raw.questions_on_wide_page ?? 1, 'questions_on_wide_page'),
    hasOfficialWording: raw.wording === 'official',
    meantFor: {
      minAgeMonths: number(meantFor.min_age_months ?? 0, 'min_age_months'),
      maxAgeMonths: number(meantFor.max_age_months ?? NO_UPPER_AGE, 'max_age_months'),
      sex: meantFor.sex === 'MALE' || meantFor.sex === 'FEMALE' ? meantFor.sex : null,
    },
    intro: words(raw.intro, 'intro'),
    items: [
      ...list(raw.items, 'items').map((item) => parseItem(item, scales, false)),
      ...list(raw.safety_items ?? [], 'safety_items').map((item) => parseItem(item, scales, true)),
    ],
    scores: list(scoring.scores, 'scores').map(parseScore),
    bands: list(raw.bands, 'bands').map(parseBand),
    classifications: list(raw.classification ?? [], 'classification').map(parseClassification),
    flags: list(raw.flags, 'flags').map(parseFlag),
    contextFrom: Object.fromEntries(
      Object.entries(record(raw.context_from ?? {}, 'context_from')).map(([name, source]) => [
        name,
        parseSource(source),
      ]),
    ),
  }
  requireSound(instrument)
  return raw.official === undefined ? instrument : withWording(instrument, parseWording(raw.official))
}

function parseItem(value: unknown, scales: Raw, isSafety: boolean): Item {
  const raw = record(value, 'item')
  const id = text(raw.id, 'item id')
  const skip = raw.skip_if === undefined ? null : record(raw.skip_if, `skip_if of ${id}`)
  const points = raw.item_scores === undefined ? null : record(raw.item_scores, `item_scores of ${id}`)
  const kind = raw.type === 'integer' ? 'INTEGER' : raw.type === 'text' ? 'TEXT' : 'CHOICE'
  return {
    id,
    kind,
    text: words(raw.text, id),
    options:
      kind === 'CHOICE'
        ? list(scales[text(raw.scale, `scale of ${id}`)], `scale of ${id}`).map((option) =>
            parseOption(option, points),
          )
        : [],
    min: number(raw.min ?? 0, `min of ${id}`),
    max: number(raw.max ?? 0, `max of ${id}`),
    maxLength: number(raw.max_length ?? 0, `max_length of ${id}`),
    isRequired: raw.required === true,
    isSafety,
    showIf: raw.show_if === undefined ? null : condition(raw.show_if),
    skipIf: skip && condition(skip),
    skippedPoints: number(skip?.then_score ?? 0, `then_score of ${id}`),
  }
}

function parseOption(value: unknown, points: Raw | null): OptionRule & { label: Words } {
  const raw = record(value, 'option')
  const chosen = answer(raw.value)
  return {
    value: chosen,
    points: number(points?.[String(chosen)] ?? raw.score, `points of ${chosen}`),
    label: words(raw.label, `option ${chosen}`),
  }
}

function parseScore(value: unknown): Score {
  const raw = record(value, 'score')
  const id = text(raw.id, 'score id')
  const { method } = raw
  if (method !== 'sum' && method !== 'mean' && method !== 'difference')
    throw new TypeError(`no such method of ${id}`)
  const missing = raw.missing_rule === undefined ? null : record(raw.missing_rule, `missing_rule of ${id}`)
  return {
    id,
    label: words(raw.label, id),
    method,
    items: list(raw.items ?? [], `items of ${id}`).map((item) => text(item, `item of ${id}`)),
    min: number(raw.min ?? 0, `min of ${id}`),
    max: number(raw.max ?? 0, `max of ${id}`),
    onlyIf: raw.only_if === undefined ? null : condition(raw.only_if),
    mayMiss: number(missing?.allowed ?? 0, `missing_rule of ${id}`),
    minuend: method === 'difference' ? text(raw.minuend, `minuend of ${id}`) : '',
    subtrahend: method === 'difference' ? text(raw.subtrahend_context, `subtrahend of ${id}`) : '',
  }
}

function parseBand(value: unknown): Band {
  const raw = record(value, 'band')
  const code = text(raw.code, 'band code')
  return {
    score: text(raw.score, `score of ${code}`),
    min: number(raw.min, `min of ${code}`),
    max: number(raw.max, `max of ${code}`),
    code,
    label: words(raw.label, code),
  }
}

function parseClassification(value: unknown): Classification {
  const raw = record(value, 'classification')
  const id = text(raw.id, 'classification id')
  return {
    id,
    label: words(raw.label, id),
    rules: list(raw.rules, `rules of ${id}`).map((each) => {
      const rule = record(each, `rule of ${id}`)
      const code = text(rule.code, `code of ${id}`)
      return { code, label: words(rule.label, code), when: condition(rule.when) }
    }),
  }
}

function parseFlag(value: unknown): Flag {
  const raw = record(value, 'flag')
  const id = text(raw.id, 'flag id')
  const severity = FLAG_SEVERITIES.find((each) => each === raw.severity)
  if (!severity) throw new TypeError(`no such severity of ${id}`)
  const message = raw.message === null || raw.message === undefined ? null : words(raw.message, id)
  return { id, severity, label: words(raw.label, id), when: condition(raw.when), message }
}

function parseSource(value: unknown): ContextSource {
  const raw = record(value, 'context_from')
  if (raw.age === 'months') return { age: 'months' }
  const earlier = list(raw.earlier, 'earlier').map((code) => text(code, 'earlier'))
  return { earlier, score: text(raw.score, 'score of earlier') }
}

function condition(value: unknown, depth = 0): Condition {
  const raw = record(value, 'condition')
  if (depth > MAX_DEPTH) throw new TypeError('a condition is nested too deep')
  const inner = (conditions: unknown) =>
    list(conditions, 'conditions').map((each) => condition(each, depth + 1))
  if (raw.always === true) return { always: true }
  if (raw.all !== undefined) return { all: inner(raw.all) }
  if (raw.any !== undefined) return { any: inner(raw.any) }
  const op = COMPARISONS.find((each) => each === raw.op)
  if (!op) throw new TypeError('a condition compares in no known way')
  const comparison = op === 'missing' ? { op } : { op, value: answer(raw.value) }
  if (raw.count !== undefined)
    return { count: { conditions: inner(record(raw.count, 'count').conditions) }, ...comparison }
  if (raw.score !== undefined) return { score: text(raw.score, 'condition'), ...comparison }
  if (raw.item !== undefined) return { item: text(raw.item, 'condition'), ...comparison }
  if (raw.item_value !== undefined) return { item_value: text(raw.item_value, 'condition'), ...comparison }
  if (raw.number !== undefined) return { number: text(raw.number, 'condition'), ...comparison }
  return { context: text(raw.context, 'condition'), ...comparison }
}
