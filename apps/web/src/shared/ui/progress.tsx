import { useI18n } from '../i18n/i18n-context.tsx'
import { classNames } from './class-names.ts'
import styles from './progress.module.css'

/** How much is done, from 0 to 100. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return <progress className={styles.bar} aria-label={label} max={100} value={percent} />
}

interface StepsProps {
  step: number
  total: number
  kind?: 'step' | 'question'
  /** The last question of a page with several. Where they stand is then the heading of the page. */
  last?: number
}

/** "Step 2 of 5" and a thin bar. Use it only when the total is known. */
export function Steps({ step, total, kind = 'step', last = step }: StepsProps) {
  const { t } = useI18n()
  return (
    <div className={styles.steps}>
      {last > step ? (
        <h1>{t('kit.questionsOf', { from: step, to: last, total })}</h1>
      ) : (
        <p>{t(kind === 'step' ? 'kit.stepOf' : 'kit.questionOf', { step, total })}</p>
      )}
      {/* The text says it already. */}
      <progress className={classNames(styles.bar, styles.thin)} aria-hidden="true" max={total} value={last} />
    </div>
  )
}
