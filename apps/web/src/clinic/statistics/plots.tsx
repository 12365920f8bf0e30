import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Plot } from './plot.tsx'
import type { Statistics } from './statistics-api.ts'
import styles from './statistics.module.css'
import { trendMark } from './trend-mark.ts'

/** Distribution, keywords and trend, each with its table. */
export function Plots({ statistics }: { statistics: Statistics }) {
  const { t, format, language } = useI18n()
  const { distribution, keywords, trend, trendStep } = statistics
  const [what, value, from] = [t('statistics.what'), t('statistics.value'), t('statistics.from')]
  const counted = (key: string, label: string, count: number) => ({
    key,
    label,
    value: count,
    text: format.number(count),
  })
  return (
    <div className={styles.plots}>
      <Plot
        shape="bars"
        heading={t('statistics.distribution')}
        labelHead={t('statistics.ratings')}
        valueHead={value}
        points={distribution.map(({ rating, count }) =>
          counted(String(rating), `${rating} · ${t(`feedback.rating.${rating}`)}`, count),
        )}
      />
      <Plot
        shape="bars"
        heading={t('statistics.keywords')}
        labelHead={what}
        valueHead={value}
        points={keywords.map(({ keyword, count }) =>
          counted(keyword, t(`feedback.keyword.${keyword}`), count),
        )}
      />
      <Plot
        shape="columns"
        heading={t(`statistics.trendAverage.${trendStep}`)}
        labelHead={from}
        valueHead={t('statistics.average')}
        top={5}
        points={trend.map((each) => ({
          key: each.from,
          label: format.date(each.from),
          mark: trendMark(each.from, trendStep, language),
          value: each.average,
          text: format.number(each.average),
        }))}
      />
      <Plot
        shape="columns"
        heading={t(`statistics.trendCount.${trendStep}`)}
        labelHead={from}
        valueHead={value}
        points={trend.map((each) => ({
          ...counted(each.from, format.date(each.from), each.count),
          mark: trendMark(each.from, trendStep, language),
        }))}
      />
    </div>
  )
}
