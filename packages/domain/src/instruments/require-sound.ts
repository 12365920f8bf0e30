import { itemsIn } from './conditions.ts'
import type { Band, Condition, Instrument, Score } from './instrument.ts'

/** More would be a wall of questions. */
const WIDE_PAGE_MAX = 10

/**
 * Checks what holds between the parts of an instrument: every name leads somewhere, bands cover their score without a gap, and no
 * item depends on a later one, so that filling in always reaches the end.
 *
 * @throws TypeError
 */
export function requireSound(instrument: Instrument): void {
  const { items, scores, bands, flags, classifications, questionsOnWidePage } = instrument
  if (
    !Number.isInteger(questionsOnWidePage) ||
    questionsOnWidePage < 1 ||
    questionsOnWidePage > WIDE_PAGE_MAX
  )
    throw new TypeError('a wide page holds no such number of questions')
  requireDistinct(
    items.map(({ id }) => id),
    'item',
  )
  requireDistinct(
    scores.map(({ id }) => id),
    'score',
  )
  requireDistinct(
    flags.map(({ id }) => id),
    'flag',
  )
  items.forEach((item, index) => {
    const before = new Set(items.slice(0, index).map(({ id }) => id))
    for (const condition of [item.showIf, item.skipIf])
      requireKnown(condition, before, `condition of ${item.id}`)
    if (item.kind === 'CHOICE' && item.options.length < 2) throw new TypeError(`${item.id} offers no choice`)
    if (item.kind === 'INTEGER' && item.min > item.max) throw new TypeError(`${item.id} has no range`)
    if (item.kind === 'TEXT' && item.maxLength < 1) throw new TypeError(`${item.id} has no length`)
  })
  const known = new Set(items.map(({ id }) => id))
  for (const score of scores) requireScore(score, instrument, known)
  for (const { when, id } of flags) requireKnown(when, known, `flag ${id}`)
  for (const { rules, id } of classifications)
    for (const { when } of rules) requireKnown(when, known, `classification ${id}`)
  const banded = new Set(bands.map(({ score }) => score))
  for (const id of banded) {
    const score = scores.find((each) => each.id === id)
    if (!score) throw new TypeError(`bands of an unknown score: ${id}`)
    requireCovered(
      score,
      bands.filter((band) => band.score === id),
    )
  }
}

function requireScore(score: Score, { items, contextFrom, scores }: Instrument, known: Set<string>): void {
  requireKnown(score.onlyIf, known, `score ${score.id}`)
  if (score.method === 'difference') {
    if (!scores.some(({ id }) => id === score.minuend) || !contextFrom[score.subtrahend])
      throw new TypeError(`${score.id} takes what is not known`)
    return
  }
  if (score.items.length === 0) throw new TypeError(`${score.id} has no items`)
  const ranges = score.items.map((id) => {
    const points = items.find((item) => item.id === id && !item.isSafety)?.options.map((each) => each.points)
    if (!points || points.length === 0)
      throw new TypeError(`${score.id} counts an item without points: ${id}`)
    return { min: Math.min(...points), max: Math.max(...points) }
  })
  const parts = score.method === 'mean' ? ranges.length : 1
  const min = ranges.reduce((sum, range) => sum + range.min, 0) / parts
  const max = ranges.reduce((sum, range) => sum + range.max, 0) / parts
  if (min !== score.min || max !== score.max) throw new TypeError(`${score.id} has another range`)
}

function requireCovered(score: Score, bands: readonly Band[]): void {
  const sorted = bands.toSorted((a, b) => a.min - b.min)
  const isWhole = sorted.every((band, index) => band.min === (sorted[index - 1]?.max ?? score.min - 1) + 1)
  if (!isWhole || sorted.at(-1)?.max !== score.max)
    throw new TypeError(`the bands of ${score.id} do not cover it`)
}

function requireKnown(condition: Condition | null, known: ReadonlySet<string>, what: string): void {
  const stranger = condition && itemsIn(condition).find((id) => !known.has(id))
  if (stranger) throw new TypeError(`${what} looks at ${stranger}`)
}

function requireDistinct(ids: readonly string[], what: string): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new TypeError(`two times the same ${what}: ${twice}`)
}
