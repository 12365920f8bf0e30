import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { NOT_REACHED, useNotReached } from './message-centre-api.ts'
import styles from './message-centre.module.css'
import { SaveMessages } from './save-messages.tsx'

/** Who has not got the message as far as is known, why, and how else they can be reached. */
export function NotReached({ batchId, count }: { batchId: string; count: number }) {
  const { t } = useI18n()
  const messages = useNotReached(batchId, count)
  if (count === 0) return null
  return (
    <section aria-labelledby="not-reached" className={styles.section}>
      <h2 id="not-reached">{t('message-centre.notReached.heading', { count })}</h2>
      <p className={styles.quiet}>{t('message-centre.notReached.text')}</p>
      {messages.isPending && <Skeleton shape="rows" lines={3} />}
      {messages.isError && <p role="alert">{t('message-centre.notReached.failed')}</p>}
      <ul role="list" className={styles.sendings}>
        {messages.data?.map(({ id, firstName, surname, phone, email, state, failure }) => (
          <li key={id} className={styles.missed}>
            <strong>{`${firstName} ${surname}`}</strong>
            <span>{phone}</span>
            <span>{t(failure ? `message-centre.failure.${failure}` : `message-centre.state.${state}`)}</span>
            {email ? (
              <a href={`mailto:${email}`}>{email}</a>
            ) : (
              <span className={styles.quiet}>{t('message-centre.notReached.letter')}</span>
            )}
          </li>
        ))}
      </ul>
      <div>
        <SaveMessages
          batchId={Number(batchId)}
          label={t('message-centre.notReached.csv')}
          states={NOT_REACHED}
        />
      </div>
    </section>
  )
}
