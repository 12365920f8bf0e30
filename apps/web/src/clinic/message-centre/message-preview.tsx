import { composeSms, smsParts } from '@vastus/domain/message-centre/sms-text'
import { smsLength } from '@vastus/domain/message-centre/sms-letters'
import { useId } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './message-centre.module.css'

type MessagePreviewProps = {
  /** What is written; with several languages, the text in each of them. */
  texts: readonly string[]
  clinicName: string
  /** First names of a usual recipient and of the one whose name is longest. */
  names: { first: string; longest: string }
  /** Null while the server has not told it. */
  optOutLink: string | null
  alwaysLink: boolean
}

/** The message as phones will show it. */
export function MessagePreview({ texts, clinicName, names, optOutLink, alwaysLink }: MessagePreviewProps) {
  const { t } = useI18n()
  const heading = useId()
  const messages = texts.flatMap((text) =>
    [...new Set([names.first, names.longest])].map((firstName) =>
      composeSms(text, { firstName, clinicName, optOutLink: optOutLink ?? undefined, alwaysLink }),
    ),
  )
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h2 id={heading}>{t('message-centre.preview')}</h2>
      {messages.map((message) => (
        <div key={message} className={styles.phone}>
          <p className={styles.bubble}>{message}</p>
          <p className={styles.quiet}>
            {t('message-centre.length', { count: smsLength(message), parts: String(smsParts(message)) })}
          </p>
        </div>
      ))}
    </section>
  )
}
