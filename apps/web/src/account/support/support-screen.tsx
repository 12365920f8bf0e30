import { Link, Navigate, useParams } from '@tanstack/react-router'
import { homeFor } from '@vastus/domain/session/guard'
import { type SupportTopic, topicOfPath } from '@vastus/domain/support/support-request'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { Button, buttonClass, ButtonRow } from '../../shared/ui/button.tsx'
import { IconCircleCheck } from '../../shared/ui/icons.tsx'
import { SupportForm } from './support-form.tsx'
import styles from './support.module.css'

/** The form for one topic of help, and the word that it has arrived. */
export function SupportScreen() {
  const params = useParams({ from: '/help/$topic' })
  const topic = topicOfPath(params.topic)
  // Another topic is another form.
  return topic ? <Asking key={topic} topic={topic} /> : <Navigate to="/help" replace />
}

function Asking({ topic }: { topic: SupportTopic }) {
  const { t } = useI18n()
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  if (sentFrom !== null) return <Sent email={sentFrom} onAnother={() => setSentFrom(null)} />
  return (
    <div className={styles.page}>
      <h1>{t(`support.topic.${topic}`)}</h1>
      <p className={styles.note}>{t('support.notHealth')}</p>
      <SupportForm topic={topic} onSent={setSentFrom} />
    </div>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useI18n()
  const home = homeFor(useUser()) ?? '/'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <div role="status" className={styles.sent}>
        <IconCircleCheck aria-hidden="true" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('support.sentHeading')}
          </h1>
          <p>{t('support.sentText', { email })}</p>
        </div>
      </div>
      <ButtonRow>
        <Link to={home} className={buttonClass('primary', true)}>
          {t('support.home')}
        </Link>
        <Button variant="quiet" wide onClick={onAnother}>
          {t('support.another')}
        </Button>
      </ButtonRow>
    </div>
  )
}
