import type { DashboardRow } from '@vastus/contract/shapes'
import { isMadeIn } from '@vastus/domain/e-contact/clinic-made'
import { ADMINISTRATIVE_TYPES } from '@vastus/domain/types/catalogue'
import type { Language } from '@vastus/domain/locale'
import type { Translate } from '@vastus/i18n'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useStaff, colleagueName } from '../../e-contacts/index.ts'
import { nameOf } from '../../replies/index.ts'
import { useNow } from '../../../shared/time/use-now.ts'

/** The texts of one row, the same in the list and in the table. */
export function useRowWords() {
  const { t, format, language } = useI18n()
  const { isClinical } = useStaff()
  const now = useNow()
  return (row: DashboardRow) => ({
    patient: namesOf(t, row),
    type: t(`types.${row.eContactType}`),
    time: format.listTime(row.updatedAt, now),
    isHidden: !isClinical && !ADMINISTRATIVE_TYPES.includes(row.eContactType),
    preview:
      !isClinical && !ADMINISTRATIVE_TYPES.includes(row.eContactType)
        ? t('clinic.row.hidden')
        : previewOf(t, row, language) || t('clinic.row.noText'),
    assignee: row.assigneeUser ? colleagueName(row.assigneeUser, t) : null,
  })
}

/** What was written last and, where the clinic wrote it, that it did; before it the score of a questionnaire, with its band. */
export function previewOf(
  t: Translate,
  row: Pick<DashboardRow, 'questionnaire' | 'messagePreview' | 'previewByClinic'>,
  language: Language,
): string {
  const { questionnaire, previewByClinic } = row
  const messagePreview =
    row.messagePreview && previewByClinic
      ? t('clinic.row.ours', { text: row.messagePreview })
      : row.messagePreview
  if (!questionnaire) return messagePreview ?? ''
  const { name, score, max, band } = questionnaire
  const figures = score === null ? name : `${name} ${score}/${max}`
  return [[figures, band?.[language]].filter(Boolean).join(', '), messagePreview].filter(Boolean).join(' · ')
}

/** The patient, and who spoke for the patient. Where the clinic wrote, nobody did. */
export function namesOf(
  t: Translate,
  { patient, creator, direction }: Pick<DashboardRow, 'patient' | 'creator' | 'direction'>,
): string {
  const name = nameOf(patient)
  if (creator.id === patient.id || isMadeIn('TO_PATIENT', direction)) return name
  return t('clinic.row.forPatient', { patient: name, creator: nameOf(creator) })
}
