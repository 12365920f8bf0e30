import type { PeriodBounds } from '@vastus/domain/statistics/period'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { durationWords } from './duration-words.ts'
import { Plot } from './plot.tsx'
import { useWorkStatistics, type WorkStatistics } from './statistics-api.ts'
import styles from './statistics.module.css'
import { trendMark } from './trend-mark.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** A Monday: the days after it have the names of the week. */
const MONDAY = Date.UTC(2026, 2, 2, 12)
const DAY_MS = 86_400_000
const TYPES_SHOWN = 12
const TEMPLATES_SHOWN = 12

/** What came in, when, and how soon it was answered. */
export function WorkPart({ clinicId, bounds }: { clinicId: number; bounds: PeriodBounds }) {
  const { t } = useI18n()
  const { data, isError, isPending, refetch } = useWorkStatistics(clinicId, bounds)
  if (isPending) return <Skeleton shape="card" lines={6} />
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          heading={t('shell.pages.loadingFailed.heading')}
          text={t('shell.pages.loadingFailed.text')}
          action={<Button onClick={() => void refetch()}>{t('shell.buttons.tryAgain')}</Button>}
        />
      </div>
    )
  return <Figures statistics={data} />
}

function Figures({ statistics }: { statistics: WorkStatistics }) {
  const { t, format, language } = useI18n()
  const { received, answered, completed, reopened, withDanger, firstAnswer, completion, promised } =
    statistics
  if (received === 0 && statistics.templates.length === 0)
    return <EmptyState heading={t('work-statistics.empty')} text={t('work-statistics.emptyText')} />
  const counted = (key: string, label: string, value: number) => ({
    key,
    label,
    value,
    text: format.number(value),
  })
  const figures: [string, string][] = [
    [t('work-statistics.received'), format.number(received)],
    [t('work-statistics.answered'), format.number(answered)],
    [t('work-statistics.completed'), format.number(completed)],
    [t('work-statistics.reopened'), format.number(reopened)],
    [t('work-statistics.withDanger'), format.number(withDanger)],
  ]
  if (promised.kept + promised.late > 0)
    figures.push([
      t('work-statistics.inTime'),
      t('work-statistics.ofAll', {
        part: format.number(promised.kept),
        all: format.number(promised.kept + promised.late),
      }),
    ])
  for (const [name, duration] of [
    ['firstAnswer', firstAnswer],
    ['completion', completion],
  ] as const)
    if (duration)
      figures.push(
        [t(`work-statistics.${name}.median`), durationWords(t, duration.medianMinutes)],
        [t(`work-statistics.${name}.p90`), durationWords(t, duration.p90Minutes)],
      )
  const [what, value] = [t('statistics.what'), t('work-statistics.requests')]
  return (
    <div className={styles.page}>
      <dl className={styles.tiles}>
        {figures.map(([name, words]) => (
          <div key={name}>
            <dt className={styles.quiet}>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.plots}>
        <Plot
          shape="columns"
          heading={t(`work-statistics.trend.${statistics.trendStep}`)}
          labelHead={t('statistics.from')}
          valueHead={value}
          points={statistics.trend.map(({ from, count }) => ({
            ...counted(from, format.date(from), count),
            mark: trendMark(from, statistics.trendStep, language),
          }))}
        />
        <Plot
          shape="columns"
          heading={t('work-statistics.hours')}
          labelHead={t('work-statistics.hour')}
          valueHead={value}
          points={HOURS.map((hour) =>
            counted(
              String(hour),
              `${String(hour).padStart(2, '0')}:00`,
              statistics.hours.find((each) => each.hour === hour)?.count ?? 0,
            ),
          )}
        />
        <Plot
          shape="bars"
          heading={t('work-statistics.weekdays')}
          labelHead={t('work-statistics.weekday')}
          valueHead={value}
          points={[1, 2, 3, 4, 5, 6, 7].map((weekday) =>
            counted(
              String(weekday),
              format.weekday(new Date(MONDAY + (weekday - 1) * DAY_MS)),
              statistics.weekdays.find((each) => each.weekday === weekday)?.count ?? 0,
            ),
          )}
        />
        <Plot
          shape="bars"
          heading={t('work-statistics.professions')}
          labelHead={what}
          valueHead={t('work-statistics.answers')}
          points={statistics.professions.map(({ profession, count }) =>
            counted(
              String(profession),
              profession === null ? t('work-statistics.unknown') : t(`enums.profession.${profession}`),
              count,
            ),
          )}
        />
        <Plot
          shape="bars"
          heading={t('work-statistics.types', { count: format.number(TYPES_SHOWN) })}
          labelHead={what}
          valueHead={value}
          points={statistics.types
            .slice(0, TYPES_SHOWN)
            .map(({ eContactType, count }) => counted(eContactType, t(`types.${eContactType}`), count))}
        />
        {statistics.templates.length > 0 && (
          <Plot
            shape="bars"
            heading={t('work-statistics.templates', { count: format.number(TEMPLATES_SHOWN) })}
            labelHead={what}
            valueHead={t('work-statistics.answers')}
            points={statistics.templates
              .slice(0, TEMPLATES_SHOWN)
              .map(({ heading, count }) => counted(heading, heading, count))}
          />
        )}
      </div>
    </div>
  )
}
