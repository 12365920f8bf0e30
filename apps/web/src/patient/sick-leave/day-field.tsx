import { isCalendarDate } from '@vastus/domain/time/time-zone'
import type { ComponentProps } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DateField } from '../../shared/ui/date-field.tsx'
import styles from './sick-leave.module.css'

/** A day, read back with its weekday: a wrong month or year is seen at once. */
export function DayField(props: ComponentProps<typeof DateField>) {
  const { format } = useI18n()
  const { value } = props
  return (
    <div className={styles.day}>
      <DateField {...props} />
      <p role="status" className={styles.readBack}>
        {isCalendarDate(value) && `${format.weekday(`${value}T12:00:00Z`)}, ${format.date(value)}`}
      </p>
    </div>
  )
}
