import { FIRST_NAME } from '@vastus/domain/message-centre/sms-text'
import { Fragment } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './message-centre.module.css'

/** The text of a sending to many people: a word in the place of each first name. */
export function SentText({ text }: { text: string }) {
  const { t } = useI18n()
  return (
    <p className={styles.bubble}>
      {text.split(FIRST_NAME).map((part, index) => (
        // The parts never change their places.
        <Fragment key={index}>
          {index > 0 && <span className={styles.placeholder}>{t('message-centre.column.firstName')}</span>}
          {part}
        </Fragment>
      ))}
    </p>
  )
}
