import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import styles from './conversation/conversation.module.css'

/** The place of the conversation while none is open. */
export function DashboardScreen() {
  const { t } = useI18n()
  return (
    <section className={styles.nothingOpen} aria-label={t('clinic.conversation.pane')}>
      <p>{t('clinic.conversation.choose')}</p>
      <p>{t('clinic.conversation.chooseHint')}</p>
    </section>
  )
}
