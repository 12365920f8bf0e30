import type { DashboardRow } from '@vastus/contract/shapes'
import { isOpen } from '@vastus/domain/e-contact/status'
import type { Translate } from '@vastus/i18n'

/**
 * Those of the chosen rows that can be answered now, and in words why the others can't.
 *
 * @returns `why` is empty when all can be answered
 */
export function answerableAmong<Row extends Pick<DashboardRow, 'status' | 'acceptanceRequired'>>(
  rows: readonly Row[],
  t: Translate,
): { answerable: Row[]; why: string } {
  const open = rows.filter(({ status }) => isOpen(status))
  // Who is new to the clinic is decided on first.
  const answerable = open.filter(({ acceptanceRequired }) => !acceptanceRequired)
  const left = { NEW: open.length - answerable.length, CLOSED: rows.length - open.length }
  const why = (['NEW', 'CLOSED'] as const)
    .filter((reason) => left[reason] > 0)
    .map((reason) => t(`clinic.bulk.noAnswer.${reason}`, { count: left[reason] }))
  return { answerable, why: why.join(' ') }
}
