import { useI18n } from '../i18n/i18n-context.tsx'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The shape of what is coming. Invisible for the first 200 ms, so that quick answers do not flicker. */
export function Skeleton({
  shape = 'text',
  lines = 3,
}: {
  shape?: 'text' | 'rows' | 'card'
  lines?: number
}) {
  const { t } = useI18n()
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        // Lines of a skeleton have no identity but their place.
        <div key={index} className={classNames(styles.line, styles[shape])} aria-hidden="true" />
      ))}
    </div>
  )
}
