import { type Facts, holds, itemsIn, pointsOf } from './conditions.ts'
import type { Answers, Band, Condition, Context, Instrument, ItemRule, Score } from './instrument.ts'

export type Result = {
  /** Only those that could be worked out. */
  scores: Readonly<Record<string, number>>
  /** Code of the band by score. */
  bands: Readonly<Record<string, string>>
  /** Code of the rule by classification. */
  classification: Readonly<Record<string, string>>
  flags: readonly string[]
}

/** What scoring needs to know of an instrument. */
export type ScoringRules = Pick<Instrument, 'bands' | 'classifications' | 'flags'> & {
  items: readonly ItemRule[]
  scores: readonly Omit<Score, 'label'>[]
}

/** Scores, bands, classifications and flags of a filled-in questionnaire. */
export function scoreAnswers(instrument: ScoringRules, answers: Answers, context: Context = {}): Result {
  const scores: Record<string, number> = {}
  const facts: Facts = { items: instrument.items, answers, scores, context }
  for (const score of instrument.scores) {
    const value = valueOf(score, facts, instrument)
    if (value !== null) scores[score.id] = value
  }
  const bands = instrument.bands.filter((band) => isWithin(band, scores[band.score]))
  const classification = instrument.classifications.flatMap(({ id, rules }): [string, string][] => {
    const rule = rules.find(({ when }) => holds(when, facts))
    return rule ? [[id, rule.code]] : []
  })
  return {
    scores,
    bands: Object.fromEntries(bands.map(({ score, code }) => [score, code])),
    classification: Object.fromEntries(classification),
    flags: instrument.flags.filter(({ when }) => holds(when, facts)).map(({ id }) => id),
  }
}

function valueOf(score: Omit<Score, 'label'>, facts: Facts, instrument: ScoringRules): number | null {
  if (score.onlyIf && !holds(score.onlyIf, facts)) return null
  if (score.method === 'difference') {
    const minuend = facts.scores?.[score.minuend]
    const subtrahend = facts.context?.[score.subtrahend]
    return minuend === undefined || subtrahend === undefined ? null : minuend - subtrahend
  }
  const points = score.items.map((id) => pointsOf(id, facts) ?? skippedPoints(id, facts, instrument))
  const given = points.filter((each) => each !== null)
  const missing = points.length - given.length
  if (given.length === 0 || missing > score.mayMiss) return null
  const sum = given.reduce((total, each) => total + each, 0)
  if (missing > 0 && score.method === 'sum') return Math.round((sum / given.length) * points.length)
  // Two decimals; the small addition keeps a half that is stored a little too low from being rounded down.
  return score.method === 'mean' ? Math.round((sum / given.length) * 100 + 1e-9) / 100 : sum
}

/** What an item counts that was not asked because of an earlier answer. */
function skippedPoints(id: string, facts: Facts, { items }: ScoringRules): number | null {
  const item = items.find((each) => each.id === id)
  return item?.skipIf && holds(item.skipIf, facts) ? item.skippedPoints : null
}

function isWithin({ min, max }: Band, value: number | undefined): boolean {
  return value !== undefined && value >= min && value <= max
}

/**
 * The one score to show where there is room for one: the first with a band, or, where an instrument has several scales,
 * the first that is out of its lowest band. Null where no score could be worked out.
 */
export function headlineScore(instrument: Instrument, { scores, bands }: Result): Score | null {
  const worked = instrument.scores.filter(({ id }) => scores[id] !== undefined)
  const banded = worked.filter(({ id }) => bands[id] !== undefined)
  const [first] = banded
  if (!first) return worked[0] ?? null
  const lowest = (score: Score) => instrument.bands.find((band) => band.score === score.id)?.code
  const raised = banded.find((score) => bands[score.id] !== lowest(score))
  return raised ?? first
}
/** The items behind a flag that were answered. */
export function answersBehind(when: Condition, answers: Answers): string[] {
  return itemsIn(when).filter((id) => answers[id] !== undefined)
}
