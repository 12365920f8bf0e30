import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx'
import styles from './list-pane.module.css'

/** The shape of the list, shown once waiting is noticeable. */
export function ListSkeleton() {
  const { t } = useI18n()
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
