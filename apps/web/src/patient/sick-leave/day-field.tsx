import { countryProfile } from '@vastus/domain/country'
import { addDays, isCalendarDate, localDate } from '@vastus/domain/time/time-zone'
import type { ComponentProps } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { DateField } from '../../shared/ui/date-field.tsx'
import styles from './sick-leave.module.css'

const DAYS_FROM_TODAY = { YESTERDAY: -1, TODAY: 0, TOMORROW: 1 } as const
type Near = keyof typeof DAYS_FROM_TODAY

type DayFieldProps = ComponentProps<typeof DateField> & {
  /** Days that are often meant, each one press away. */
  near: readonly Near[]
}

/** A day, typed or chosen, and read back with its weekday: a wrong month or year is seen at once. */
export function DayField({ near, ...field }: DayFieldProps) {
  const { t, format } = useI18n()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const { value, onChange } = field
  const today = localDate(serverNow(), countryProfile(country).timeZone)
  return (
    <div className={styles.day}>
      <DateField {...field} />
      <div role="group" aria-label={t('sick-leave.near.label')} className={styles.near}>
        {near.map((name) => {
          const day = addDays(today, DAYS_FROM_TODAY[name])
          return (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={value === day}
              onClick={() => onChange(day)}
            >
              {t(`sick-leave.near.${name}`)}
            </button>
          )
        })}
      </div>
      <p role="status" className={styles.readBack}>
        {isCalendarDate(value) && `${format.weekday(`${value}T12:00:00Z`)}, ${format.date(value)}`}
      </p>
    </div>
  )
}
