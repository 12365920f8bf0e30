import { writeDayHours } from '@vastus/domain/promises/opening-hours'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import styles from './clinic-settings.module.css'
import { WEEKDAYS } from './settings-draft.ts'
import type { AnswerSettings } from './settings-api.ts'

/** What a colleague saved while something else was being typed here. */
export function PresentSettings({ present, onTake }: { present: AnswerSettings; onTake: () => void }) {
  const { t, format } = useI18n()
  const { replyHoldSeconds, week, specialDays, promises, dangerMinutes } = present
  return (
    <Card heading={t('clinic-settings.changed.heading')}>
      <p className={styles.quiet}>{t('clinic-settings.changed.text')}</p>
      <ul className={styles.present}>
        <li>{t('clinic-settings.changed.hold', { seconds: String(replyHoldSeconds) })}</li>
        {week.map((hours, index) => (
          <li key={WEEKDAYS[index]}>
            {t('clinic-settings.changed.day', {
              day: t(`clinic-settings.day.${WEEKDAYS[index] ?? 'monday'}`),
              hours: writeDayHours(hours) || t('clinic-settings.day.closed'),
            })}
          </li>
        ))}
        {specialDays.map(({ date, hours }) => (
          <li key={date}>
            {t('clinic-settings.changed.day', {
              day: format.date(date),
              hours: writeDayHours(hours) || t('clinic-settings.day.closed'),
            })}
          </li>
        ))}
        {promises.length === 0 && <li>{t('clinic-settings.changed.none')}</li>}
        {promises.map(({ eContactType, workingHours }) => (
          <li key={eContactType}>
            {eContactType === null
              ? t('clinic-settings.changed.all', { hours: String(workingHours) })
              : t('clinic-settings.changed.type', {
                  type: t(`types.${eContactType}`),
                  hours: String(workingHours),
                })}
          </li>
        ))}
        <li>{t('clinic-settings.changed.danger', { minutes: String(dangerMinutes) })}</li>
      </ul>
      <Action onClick={onTake}>{t('clinic-settings.changed.take')}</Action>
    </Card>
  )
}
