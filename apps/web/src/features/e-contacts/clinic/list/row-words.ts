import type { DashboardRow } from '@vastus/contract/shapes'
import { ADMINISTRATIVE_TYPES } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { useStaff } from '../clinic-context.tsx'
import { colleagueName } from '../colleague-name.ts'
import { useNow } from '../../../../shared/time/use-now.ts'

/** The texts of one row, the same in the list and in the table. */
export function useRowWords() {
  const { t, format } = useI18n()
  const { isClinical } = useStaff()
  const now = useNow()
  const namesOf = ({ patient, creator }: DashboardRow) => {
    const name = `${patient.firstName} ${patient.surname}`
    if (creator.id === patient.id) return name
    return t('clinic.row.forPatient', { patient: name, creator: `${creator.firstName} ${creator.surname}` })
  }
  return (row: DashboardRow) => ({
    patient: namesOf(row),
    type: t(`types.${row.eContactType}`),
    time: format.listTime(row.updatedAt, now),
    isHidden: !isClinical && !ADMINISTRATIVE_TYPES.includes(row.eContactType),
    preview:
      !isClinical && !ADMINISTRATIVE_TYPES.includes(row.eContactType)
        ? t('clinic.row.hidden')
        : row.messagePreview || t('clinic.row.noText'),
    assignee: row.assigneeUser ? colleagueName(row.assigneeUser, t) : null,
  })
}
