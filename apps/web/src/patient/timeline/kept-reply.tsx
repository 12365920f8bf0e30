import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { patientStyles as styles } from '../e-contacts/index.ts'

/** What was typed before the e-contact was closed or locked: it can't be sent now, but it is the writer's. */
export function KeptReply({ text }: { text: string }) {
  const { t } = useI18n()
  if (text.trim() === '') return null
  return (
    <section className={styles.unsent} aria-label={t('patient.timeline.keptHeading')}>
      <div>
        <h2 className={styles.cardTitle}>{t('patient.timeline.keptHeading')}</h2>
        <p className={styles.keptText}>{text}</p>
        <p className={styles.secondary}>{t('patient.timeline.keptText')}</p>
      </div>
    </section>
  )
}
