import { STATISTICS_PERIODS, type StatisticsPeriod, periodBounds } from '@vastus/domain/statistics/period'
import { localDate } from '@vastus/domain/time/time-zone'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { FeedbackPart } from './feedback-part.tsx'
import styles from './statistics.module.css'
import { WorkPart } from './work-part.tsx'

/** How the clinic did in a period: what patients said of it, and how soon they were answered. */
export function StatisticsScreen({ clinicId, timeZone }: { clinicId: number; timeZone: string }) {
  const { t } = useI18n()
  const [period, setPeriod] = useState<StatisticsPeriod>('LAST_365_DAYS')
  const [part, setPart] = useState('feedback')
  const bounds = periodBounds(period, localDate(serverNow(), timeZone))
  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1>{t('statistics.heading')}</h1>
        <p className={styles.quiet}>{t('statistics.intro')}</p>
      </div>
      <div className={styles.filters}>
        <NativeSelect
          id="period"
          label={t('statistics.period.label')}
          value={period}
          onChange={(value) => setPeriod(value as StatisticsPeriod)}
          options={STATISTICS_PERIODS.map((value) => ({ value, label: t(`statistics.period.${value}`) }))}
        />
      </div>
      <Tabs
        label={t('work-statistics.tabs')}
        selected={part}
        onSelect={setPart}
        tabs={[
          {
            id: 'feedback',
            label: t('work-statistics.feedback'),
            content: <FeedbackPart clinicId={clinicId} bounds={bounds} />,
          },
          {
            id: 'work',
            label: t('work-statistics.work'),
            content: <WorkPart clinicId={clinicId} bounds={bounds} />,
          },
        ]}
      />
    </div>
  )
}
