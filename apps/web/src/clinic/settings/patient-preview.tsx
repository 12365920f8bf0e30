import { unusualDays, writeDayHours } from '@vastus/domain/promises/opening-hours'
import { dueAt } from '@vastus/domain/promises/working-hours'
import { localDate } from '@vastus/domain/time/time-zone'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { Card, SummaryList } from '../../shared/ui/card.tsx'
import { useMyClinics } from '../e-contacts/index.ts'
import styles from './clinic-settings.module.css'
import type { AnswerSettings } from './settings-api.ts'

/** For so many days ahead, so that the holidays of a season are seen. */
const SHOWN_DAYS = 90

type PatientPreviewProps = {
  clinicId: number
  /** As they are typed, before they are saved. */
  settings: AnswerSettings
}

/** The words that a patient reads who writes now, and the days ahead on which the clinic works at other times than usual. */
export function PatientPreview({ clinicId, settings }: PatientPreviewProps) {
  const { t, format } = useI18n()
  const now = useNow()
  const clinic = useMyClinics().data?.content.find(({ id }) => id === clinicId)
  if (!clinic) return null
  const { timeZone, countryCode: country } = clinic
  const calendar = { week: settings.week, specialDays: settings.specialDays, timeZone, country }
  const promised = settings.promises.find(({ eContactType }) => eContactType === null)
  const days = unusualDays(localDate(now, timeZone), SHOWN_DAYS, calendar)
  return (
    <Card heading={t('clinic-settings.preview.heading')}>
      <div className={styles.form}>
        <div>
          <p className={styles.quiet}>{t('clinic-settings.preview.now')}</p>
          <p>
            {promised
              ? t('patient.timeline.answerBy', {
                  date: format.date(dueAt(now, promised.workingHours, calendar).toISOString()),
                })
              : t('sent.success.nextAnswer')}
          </p>
        </div>
        {days.length > 0 && (
          <div className={styles.days}>
            <p className={styles.quiet}>{t('clinic-settings.preview.days')}</p>
            <SummaryList
              labels="QUESTIONS"
              rows={days.map(({ date, hours }) => ({
                label: `${format.weekday(`${date}T12:00:00Z`)}, ${format.date(date)}`,
                value: writeDayHours(hours) || t('clinic-settings.day.closed'),
              }))}
            />
          </div>
        )}
      </div>
    </Card>
  )
}
