import type { ScoredResponse } from '@vastus/contract/instruments'
import type { Translate } from '@vastus/i18n'

export type ShownScore = ScoredResponse['scores'][number]

/** A score out of its highest value. A difference has no range: it is written with its sign. */
export function scoreWords(t: Translate, { value, min, max }: ShownScore): string {
  if (min === max) return value > 0 ? `+${value}` : String(value).replace('-', '−')
  return t('instruments.staff.score', { value, max })
}

/** The scores that are held against earlier ones: those with bands, or where none has, all that have a range. */
export function comparedScores(scores: readonly ShownScore[]): readonly ShownScore[] {
  const banded = scores.filter(({ bands }) => bands.length > 0)
  return banded.length > 0 ? banded : scores.filter(({ min, max }) => min < max)
}
