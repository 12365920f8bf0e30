import { RISK_CATEGORIES, type RiskCategory } from '@vastus/domain/tools/ldl-category'
import { LDL_GOALS } from '@vastus/domain/tools/ldl-goal'
import type { UnitSystem } from '@vastus/domain/tools/measure'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './pictures.module.css'
import { lipidUnit, useRounded } from './units.ts'

/** Lower end of each category in per cent of SCORE2, and the end of the picture. */
const ENDS: Record<RiskCategory, readonly [number, number] | null> = {
  LOW: [0, 2],
  MODERATE: [2, 10],
  HIGH: [10, 20],
  VERY_HIGH: [20, 60],
  EXTREME: null,
}
const COLOURS: Record<RiskCategory, string> = {
  LOW: 'low',
  MODERATE: 'moderate',
  HIGH: 'high',
  VERY_HIGH: 'veryHigh',
  EXTREME: 'veryHigh',
}
const WIDTH = 64

type RiskScaleProps = { category: RiskCategory; risk: number | null; unit: UnitSystem }

/** The categories of cardiovascular risk with the patient's place among them, and the same as a table. */
export function RiskScale({ category, risk, unit }: RiskScaleProps) {
  const { t } = useI18n()
  const rounded = useRounded()
  const index = RISK_CATEGORIES.indexOf(category)
  const ends = ENDS[category]
  const isWithin = risk !== null && ends !== null && risk >= ends[0]
  const within = isWithin ? Math.min(1, (risk - ends[0]) / (ends[1] - ends[0])) : 0.5
  const place = (index + within) * WIDTH

  return (
    <figure className={styles.figure}>
      <svg
        viewBox="-6 0 332 76"
        className={styles.picture}
        role="img"
        aria-label={t('tools.ldl.picture', { category: t(`tools.ldl.category.${category}`) })}
      >
        {RISK_CATEGORIES.map((each, at) => (
          <g key={each}>
            <rect
              x={at * WIDTH}
              y={18}
              width={WIDTH - 2}
              height={22}
              rx={3}
              className={styles[COLOURS[each]]}
            />
            <text x={at * WIDTH + WIDTH / 2} y={at % 2 === 0 ? 54 : 69} className={styles.label}>
              {t(`tools.ldl.short.${each}`)}
            </text>
          </g>
        ))}
        <path d={`M${place - 7} 2h14l-7 14z`} className={styles.mark} />
        <path d={`M${place} 14v28`} className={styles.markLine} />
      </svg>
      <details>
        <summary>{t('tools.table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('tools.ldl.tableCategory')}</th>
              <th scope="col">{t('tools.ldl.score2Head')}</th>
              <th scope="col">{t('tools.ldl.tableGoal', { unit: lipidUnit(t, unit) })}</th>
              <th scope="col">{t('tools.ldl.tablePatient')}</th>
            </tr>
          </thead>
          <tbody>
            {RISK_CATEGORIES.map((each) => (
              <tr key={each} data-here={each === category || undefined}>
                <th scope="row">{t(`tools.ldl.short.${each}`)}</th>
                <td>{scoreRange(each) ?? t('tools.ldl.byCondition')}</td>
                <td>{`< ${rounded(LDL_GOALS[each][unit])}`}</td>
                <td>{each === category && t('tools.ldl.here')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function scoreRange(category: RiskCategory): string | null {
  const ends = ENDS[category]
  if (!ends) return null
  if (category === 'LOW') return `< ${ends[1]} %`
  return category === 'VERY_HIGH' ? `≥ ${ends[0]} %` : `${ends[0]} – < ${ends[1]} %`
}
