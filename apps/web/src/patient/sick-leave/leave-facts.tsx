import type { SickLeave } from '@vastus/contract/shapes'
import { LEAVE_FIELDS, type LeaveField } from '@vastus/domain/sick-leave/leave-answers'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import styles from './sick-leave.module.css'

/** What the patient said of a leave, in the order in which it was asked; what was left out is not shown. */
export function LeaveFacts({ sickLeave }: { sickLeave: SickLeave }) {
  const { t, format } = useI18n()
  const valueOf = (field: LeaveField): string | null => {
    switch (field) {
      case 'leaveType':
        return t(`sick-leave.leaveType.${sickLeave.leaveType}`)
      case 'worksWeekends':
        return sickLeave.worksWeekends === null
          ? null
          : t(sickLeave.worksWeekends ? 'sick-leave.yes' : 'sick-leave.no')
      case 'startDate':
      case 'returnDate':
        return sickLeave[field] && format.date(sickLeave[field])
      default:
        return sickLeave[field]
    }
  }
  return (
    <Card heading={t('sick-leave.facts.heading')}>
      <dl className={styles.facts}>
        {LEAVE_FIELDS[sickLeave.variant].map((field) => {
          const value = valueOf(field)
          return (
            value && (
              <div key={field}>
                <dt>{t(`sick-leave.facts.${field}`)}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            )
          )
        })}
      </dl>
    </Card>
  )
}
