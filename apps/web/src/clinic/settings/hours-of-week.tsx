import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { DateField } from '../../shared/ui/date-field.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconPlus, IconTrash } from '../../shared/ui/icons.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './clinic-settings.module.css'
import { type SettingsDraft, WEEKDAYS } from './settings-draft.ts'

type HoursOfWeekProps = {
  week: SettingsDraft['week']
  specialDays: SettingsDraft['specialDays']
  wordsAt: (id: string) => string | undefined
  onChange: (part: Partial<Pick<SettingsDraft, 'week' | 'specialDays'>>) => void
}

/** When the clinic works: one line a day of the week, and dates with hours of their own. */
export function HoursOfWeek({ week, specialDays, wordsAt, onChange }: HoursOfWeekProps) {
  const { t } = useI18n()
  const putDay = (index: number, hours: string) =>
    onChange({ week: week.map((each, at) => (at === index ? hours : each)) })
  const putSpecial = (index: number, part: Partial<SettingsDraft['specialDays'][number]>) =>
    onChange({ specialDays: specialDays.map((each, at) => (at === index ? { ...each, ...part } : each)) })
  return (
    <FieldStack>
      <p className={styles.quiet}>{t('clinic-settings.day.text')}</p>
      <div className={styles.week}>
        {WEEKDAYS.map((day, index) => (
          <TextField
            key={day}
            id={`day-${index}`}
            label={t(`clinic-settings.day.${day}`)}
            placeholder={t('clinic-settings.day.closed')}
            autoComplete="off"
            error={wordsAt(`day-${index}`)}
            value={week[index] ?? ''}
            onChange={(hours) => putDay(index, hours)}
          />
        ))}
      </div>
      <div>
        <Button
          variant="secondary"
          onClick={() => onChange({ week: week.map((each, at) => (at < 5 ? (week[0] ?? '') : each)) })}
        >
          {t('clinic-settings.day.same')}
        </Button>
      </div>
      <h3>{t('clinic-settings.special.heading')}</h3>
      <p className={styles.quiet}>{t('clinic-settings.special.text')}</p>
      {specialDays.map(({ date, hours }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other name until its date is typed
        <div key={index} className={styles.special}>
          <DateField
            id={`special-${index}`}
            label={t('clinic-settings.special.date')}
            error={wordsAt(`special-${index}`)}
            value={date}
            onChange={(next) => putSpecial(index, { date: next })}
          />
          <TextField
            id={`special-hours-${index}`}
            label={t('clinic-settings.special.hours')}
            placeholder={t('clinic-settings.day.closed')}
            autoComplete="off"
            error={wordsAt(`special-hours-${index}`)}
            value={hours}
            onChange={(next) => putSpecial(index, { hours: next })}
          />
          <IconButton
            label={t('clinic-settings.special.remove')}
            icon={<IconTrash />}
            tooltipSide="left"
            onClick={() => onChange({ specialDays: specialDays.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onChange({ specialDays: [...specialDays, { date: '', hours: '' }] })}
        >
          {t('clinic-settings.special.add')}
        </Button>
      </div>
    </FieldStack>
  )
}
