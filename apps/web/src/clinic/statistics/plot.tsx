import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './plot.module.css'

/** One value of a plot, and how it is written. */
export type Point = {
  key: string
  label: string
  value: number
  text: string
  /** A shorter label, for the place below a column. */
  mark?: string
}

type PlotProps = {
  heading: string
  points: readonly Point[]
  /** Heads of the two columns of the table. */
  labelHead: string
  valueHead: string
  /** The value at the full length; without it, the greatest one. */
  top?: number
  shape: 'bars' | 'columns'
}

const [WIDTH, HEIGHT, BAR] = [320, 120, 26]
/** Fewer columns than this would be as wide as walls. */
const COLUMNS_MIN = 3
/** As many labels as have room side by side on a phone. */
const MARKS_MAX = 6

/** A plot, and the same figures as a table. */
export function Plot({ heading, points, labelHead, valueHead, top, shape }: PlotProps) {
  const { t } = useI18n()
  const full = Math.max(top ?? 0, ...points.map(({ value }) => value), 1e-9)
  return (
    <figure className={styles.figure}>
      <figcaption>{heading}</figcaption>
      {shape === 'bars' ? (
        <Bars points={points} full={full} />
      ) : (
        <Columns points={points} full={full} top={top} />
      )}
      <details>
        <summary>{t('statistics.table')}</summary>
        <div className={styles.tableBox}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{labelHead}</th>
                <th scope="col">{valueHead}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ key, label, text }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

type Drawn = { points: readonly Point[]; full: number }

/** A line of the page for each value; words beside the bars keep the size of the page's text. */
function Bars({ points, full }: Drawn) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {points.map(({ key, label, value, text }) => (
        <div key={key} className={styles.bar}>
          <span>{label}</span>
          <svg viewBox={`0 0 100 ${BAR}`} preserveAspectRatio="none" className={styles.track}>
            <rect x={0} y={0} width={100} height={BAR} className={styles.ground} />
            <rect
              data-value={value}
              x={0}
              y={0}
              width={(value / full) * 100}
              height={BAR}
              className={styles.fill}
            />
          </svg>
          <span className={styles.value}>{text}</span>
        </div>
      ))}
    </div>
  )
}

/** Columns over time between nothing and the greatest value, with labels below them. */
function Columns({ points, full, top }: Drawn & { top: number | undefined }) {
  const { format } = useI18n()
  const places = Math.max(points.length, COLUMNS_MIN)
  const step = WIDTH / places
  const every = Math.ceil(points.length / MARKS_MAX)
  const greatest = points.find(({ value }) => value > 0 && value === full)?.text ?? ''
  return (
    <div className={styles.trend} aria-hidden="true">
      <div className={styles.axis}>
        <span>{top === undefined ? greatest : format.number(top)}</span>
        <span>{format.number(0)}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.columns}>
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <path key={part} d={`M0 ${HEIGHT - part * HEIGHT + 0.5}h${WIDTH}`} className={styles.line} />
        ))}
        {points.map(({ key, label, value, text }, index) => (
          <rect
            key={key}
            data-value={value}
            x={index * step + step * 0.12}
            y={HEIGHT - (value / full) * HEIGHT}
            width={step * 0.76}
            height={(value / full) * HEIGHT}
            className={styles.fill}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.marks} style={{ gridTemplateColumns: `repeat(${places}, minmax(0, 1fr))` }}>
        {points.map(
          ({ key, label, mark = label }, index) =>
            index % every === 0 && (
              <span key={key} style={{ gridColumn: index + 1 }}>
                {mark}
              </span>
            ),
        )}
      </div>
    </div>
  )
}
