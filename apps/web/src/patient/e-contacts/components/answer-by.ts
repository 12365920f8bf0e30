import type { PatientEContact } from '@vastus/contract/shapes'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../../shared/time/use-now.ts'

/** By when the clinic answers, in words; a leave has the promise of its form. Null where the clinic has not said so. */
export function useAnswerBy({ answerDueAt, eContactType }: PatientEContact): string | null {
  const { t, format } = useI18n()
  const now = useNow()
  if (!answerDueAt) return null
  if (now >= new Date(answerDueAt)) return t('patient.timeline.answerLate')
  return leaveVariantOf(eContactType)
    ? t('patient.timeline.leavePromise')
    : t('patient.timeline.answerBy', { date: format.date(answerDueAt) })
}
