import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { CountBadge } from '../../../shared/ui/badge.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import styles from './filters.module.css'
import type { ScopeCounts } from './use-scope-counts.ts'

/** What is searched for, words or a patient, among the open ones or the closed ones. */
export function ScopeSwitch(props: {
  isClosed: boolean
  counts: ScopeCounts
  onClosed: (isClosed: boolean) => void
}) {
  const { t, format } = useI18n()
  return (
    <div role="group" aria-label={t('clinic.scope.label')} className={styles.scopes}>
      {(['open', 'closed'] as const).map((scope) => {
        const count = props.counts[scope]
        const isClosed = scope === 'closed'
        return (
          <button
            key={scope}
            id={`scope-${scope}`}
            type="button"
            className={classNames(styles.chip, styles.scope)}
            aria-pressed={isClosed === props.isClosed}
            onClick={() => props.onClosed(isClosed)}
          >
            <span>{t(`clinic.scope.${scope}`)}</span>
            {count !== undefined && <CountBadge>{format.number(count)}</CountBadge>}
          </button>
        )
      })}
    </div>
  )
}
