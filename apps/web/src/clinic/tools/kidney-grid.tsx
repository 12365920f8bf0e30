import {
  A_CATEGORIES,
  type ACategory,
  G_CATEGORIES,
  type GCategory,
  KIDNEY_GRID,
  type KidneyRisk,
} from '@vastus/domain/tools/kidney'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './pictures.module.css'

const G_RANGES: Record<GCategory, string> = {
  G1: '≥ 90',
  G2: '60–89',
  G3a: '45–59',
  G3b: '30–44',
  G4: '15–29',
  G5: '< 15',
}
const A_RANGES: Record<ACategory, string> = { A1: '< 3', A2: '3–30', A3: '> 30' }
const COLOURS: Record<KidneyRisk, string> = {
  low: 'low',
  moderate: 'moderate',
  high: 'high',
  very_high: 'veryHigh',
}
const RISKS = ['low', 'moderate', 'high', 'very_high'] as const
const [LEFT, TOP, CELL_WIDTH, CELL_HEIGHT] = [68, 34, 84, 32]

type KidneyGridProps = { g: GCategory | null; a: ACategory | null }

/** Checks per year by filtration and albumin, with the patient's place, and the same as a table. */
export function KidneyGrid({ g, a }: KidneyGridProps) {
  const { t } = useI18n()
  const [row, column] = [g ? G_CATEGORIES.indexOf(g) : -1, a ? A_CATEGORIES.indexOf(a) : -1]
  return (
    <figure className={styles.figure}>
      <figcaption>{t('tools.gfr.grid')}</figcaption>
      <svg
        viewBox="0 0 324 230"
        className={styles.picture}
        role="img"
        aria-label={g && a ? t('tools.gfr.picture', { g, a }) : t('tools.gfr.pictureEmpty')}
      >
        {A_CATEGORIES.map((each, at) => (
          <text key={each} x={LEFT + (at + 0.5) * CELL_WIDTH} y={14} className={styles.head}>
            {each}
            <tspan x={LEFT + (at + 0.5) * CELL_WIDTH} dy={13} className={styles.label}>
              {A_RANGES[each]}
            </tspan>
          </text>
        ))}
        {G_CATEGORIES.map((each, at) => (
          <text key={each} x={0} y={TOP + (at + 0.5) * CELL_HEIGHT + 4} className={styles.rowHead}>
            {each}
            <tspan dx={5} className={styles.rowLabel}>
              {G_RANGES[each]}
            </tspan>
          </text>
        ))}
        {G_CATEGORIES.flatMap((eachG, y) =>
          A_CATEGORIES.map((eachA, x) => (
            <g key={`${eachG}${eachA}`}>
              <rect
                x={LEFT + x * CELL_WIDTH}
                y={TOP + y * CELL_HEIGHT}
                width={CELL_WIDTH - 2}
                height={CELL_HEIGHT - 2}
                rx={3}
                className={styles[COLOURS[KIDNEY_GRID[eachG][eachA].risk]]}
              />
              <text
                x={LEFT + (x + 0.5) * CELL_WIDTH - 1}
                y={TOP + (y + 0.5) * CELL_HEIGHT + 4}
                className={styles.onColour}
              >
                {KIDNEY_GRID[eachG][eachA].checks}
              </text>
            </g>
          )),
        )}
        {row >= 0 && (
          <rect
            x={LEFT + Math.max(column, 0) * CELL_WIDTH - 1}
            y={TOP + row * CELL_HEIGHT - 1}
            width={(column < 0 ? A_CATEGORIES.length : 1) * CELL_WIDTH}
            height={CELL_HEIGHT}
            rx={4}
            className={styles.place}
          />
        )}
      </svg>
      <ul role="list" className={styles.legend}>
        {RISKS.map((risk) => (
          <li key={risk}>
            <span className={styles[`${COLOURS[risk]}Chip`]} aria-hidden="true" />
            {t(`tools.gfr.legend.${risk}`)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('tools.table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('tools.gfr.category')}</th>
              {A_CATEGORIES.map((each) => (
                <th key={each} scope="col">{`${each} (${A_RANGES[each]})`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {G_CATEGORIES.map((eachG) => (
              <tr key={eachG}>
                <th scope="row">{`${eachG} (${G_RANGES[eachG]})`}</th>
                {A_CATEGORIES.map((eachA) => {
                  const { checks, risk } = KIDNEY_GRID[eachG][eachA]
                  return (
                    <td key={eachA} data-here={(eachG === g && eachA === a) || undefined}>
                      {checks}
                      <span className={styles.riskWord}>{t(`tools.gfr.legend.${risk}`)}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
