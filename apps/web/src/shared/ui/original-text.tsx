import { useI18n } from '../i18n/i18n-context.tsx'
import styles from './original-text.module.css'

/** Below a text that AI translated: says so, and has the original one press away. */
export function OriginalText({ text }: { text: string }) {
  const { t } = useI18n()
  return (
    <div className={styles.original}>
      <p>{t('kit.translatedByAi')}</p>
      <details>
        <summary>{t('kit.originalText')}</summary>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </details>
    </div>
  )
}
