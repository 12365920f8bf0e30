import type { ScoredResponse } from '@vastus/contract/instruments'
import type { Translate } from '@vastus/i18n'

export type ShownScore = ScoredResponse['scores'][number]

/** A score out of its highest value. A difference has no range: it is written with its sign. */
export function scoreWords(t: Translate, { value, min, max }: ShownScore): string {
  if (min === max) return value > 0 ? `+${value}` : String(value).replace('-', '−')
  return t('instruments.staff.score', { value, max })
}
