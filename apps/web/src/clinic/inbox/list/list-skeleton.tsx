import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './list-pane.module.css'

/** Enough for a tall window; what does not fit is cut off. */
const ROWS = 16

/** The shape of the list, shown once waiting is noticeable. */
export function ListSkeleton() {
  const { t } = useI18n()
  return (
    <div className={styles.skeleton} role="status" data-nothing-to-open="">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
