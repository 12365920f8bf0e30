import type { ScoredResponse } from '@vastus/contract/instruments'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { heightOf, isUnderLabel, LABEL_HEIGHT, plotPlaces } from './plot-places.ts'
import styles from './responses.module.css'
import { comparedScores, type ShownScore } from './score-words.ts'

/** In percent, so that the plot takes the room that there is. */
const BOX = { width: 100, height: 100, inset: 5 }
/** More scales have no room side by side on paper, which does not scroll. */
const ON_PAPER_MAX = 3

/** Earlier scores of the same patient, drawn over the bands, with the same figures in a table. One score alone is no history. */
export function History({ response }: { response: ScoredResponse }) {
  const { t, format } = useI18n()
  const shown = comparedScores(response.scores)
  const history = response.history.filter(({ scores }) => shown.some(({ id }) => id in scores))
  if (history.length < 2) return null
  return (
    <section className={styles.history} aria-label={t('instruments.staff.history')}>
      <h3 className={styles.subheading}>{t('instruments.staff.history')}</h3>
      <div className={styles.plots}>
        {shown.map((score) => (
          <figure key={score.id} className={styles.figure}>
            <figcaption className={styles.quiet}>{score.label}</figcaption>
            <Plot score={score} history={history} />
          </figure>
        ))}
      </div>
      {/* What scrolls is reached by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="group" aria-label={t('instruments.staff.history')} tabIndex={0}>
        <table className={classNames(styles.table, shown.length > ON_PAPER_MAX && styles.many)}>
          <thead>
            <tr>
              <th scope="col">{t('instruments.staff.date')}</th>
              {shown.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ eContactId, createdAt, scores }) => (
              <tr key={`${eContactId} ${createdAt}`}>
                <th scope="row">{format.date(createdAt)}</th>
                {shown.map(({ id, label, bands }) => {
                  const value = scores[id]
                  const band = bands.find(
                    ({ min, max }) => value !== undefined && value >= min && value <= max,
                  )
                  return (
                    <td key={id} data-scale={label}>
                      {value} {band?.label}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Plot({ score, history }: { score: ShownScore; history: ScoredResponse['history'] }) {
  const { t, format } = useI18n()
  const values = history.flatMap(({ createdAt, scores }) => {
    const value = scores[score.id]
    return value === undefined ? [] : { at: Date.parse(createdAt), value, createdAt }
  })
  const places = plotPlaces(values, score, BOX)
  const [first] = values
  const last = values.at(-1)
  if (!first || !last) return null
  const bands = score.bands.map((band) => {
    const top = heightOf(Math.min(band.max + 1, score.max), score, BOX.height)
    return { ...band, top, height: Math.max(0, heightOf(band.min, score, BOX.height) - top) }
  })
  return (
    <div className={styles.plot}>
      <svg
        role="img"
        aria-label={t('instruments.staff.plot', {
          label: score.label,
          count: values.length,
          from: format.date(first.createdAt),
          to: format.date(last.createdAt),
        })}
      >
        {bands.map(({ code, top, height }, index) => (
          <rect
            key={code}
            className={classNames(styles.band, index % 2 === 1 && styles.odd)}
            y={`${top}%`}
            width="100%"
            height={`${height}%`}
          />
        ))}
        {places.slice(1).map(({ x, y }, index) => (
          <line
            key={values[index]?.createdAt}
            className={styles.line}
            x1={`${places[index]?.x}%`}
            y1={`${places[index]?.y}%`}
            x2={`${x}%`}
            y2={`${y}%`}
          />
        ))}
        {places.map(({ x, y }, index) => (
          <circle
            key={values[index]?.createdAt}
            className={styles.point}
            cx={`${x}%`}
            cy={`${Math.min(BOX.height - 3, Math.max(3, y))}%`}
            r={4}
          />
        ))}
      </svg>
      {/* Words of the page: those of a picture would shrink with it. */}
      {bands
        .filter(({ height }) => height >= LABEL_HEIGHT)
        .map(({ code, label, top, height }) => (
          <span
            key={code}
            aria-hidden="true"
            className={classNames(styles.bandLabel, isUnderLabel(top, places[0]) && styles.atBottom)}
            style={{ top: `${top}%`, height: `${height}%` }}
          >
            {label}
          </span>
        ))}
    </div>
  )
}
