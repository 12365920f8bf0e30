import { useNavigate } from '@tanstack/react-router'
import { STATISTICS_PERIODS, type StatisticsPeriod, periodBounds } from '@vastus/domain/statistics/period'
import { localDate } from '@vastus/domain/time/time-zone'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { FeedbackPart } from './feedback-part.tsx'
import styles from './statistics.module.css'
import { WorkPart } from './work-part.tsx'

const USUAL_PERIOD = 'LAST_365_DAYS'

type StatisticsScreenProps = {
  clinicId: number
  timeZone: string
  /** From the address: what is shown, so that it can be opened again. */
  search: { part?: string; period?: string }
}

/** How the clinic did in a period: what patients said of it, and how soon they were answered. */
export function StatisticsScreen({ clinicId, timeZone, search }: StatisticsScreenProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const part = search.part === 'work' ? 'work' : 'feedback'
  const period: StatisticsPeriod = STATISTICS_PERIODS.find((each) => each === search.period) ?? USUAL_PERIOD
  const bounds = periodBounds(period, localDate(serverNow(), timeZone))
  const show = (chosen: typeof search) =>
    void navigate({
      to: '/feedback',
      search: (before) => ({ ...before, ...chosen }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1>{t(part === 'work' ? 'work-statistics.work' : 'statistics.heading')}</h1>
        <p className={styles.quiet}>{t(part === 'work' ? 'work-statistics.note' : 'statistics.intro')}</p>
      </div>
      <div className={styles.filters}>
        <NativeSelect
          id="period"
          label={t('statistics.period.label')}
          value={period}
          onChange={(value) => show({ period: value })}
          options={STATISTICS_PERIODS.map((value) => ({ value, label: t(`statistics.period.${value}`) }))}
        />
      </div>
      <Tabs
        label={t('work-statistics.tabs')}
        selected={part}
        onSelect={(id) => show({ part: id })}
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
