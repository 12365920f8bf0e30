import type { ClinicEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import styles from './feedback.module.css'

/** For staff, below the conversation: what the patient said of the clinic. */
export function GivenFeedback({ eContact }: { eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  return eContact.feedback?.map(({ id, rating, keywords, message, createdAt }) => (
    <Card key={id} heading={t('feedback.staff.heading')}>
      <div className={styles.card}>
        <p>
          <strong>
            {t('feedback.staff.rating', {
              rating,
              word: t(`feedback.rating.${rating}`),
            })}
          </strong>
        </p>
        {keywords.length > 0 && (
          <p>{format.list(keywords.map((keyword) => t(`feedback.keyword.${keyword}`)))}</p>
        )}
        {message && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        <p className={styles.when}>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </p>
      </div>
    </Card>
  ))
}
