import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../../shared/ui/button.tsx'
import styles from '../components/patient.module.css'
import { StartAgain } from '../components/start-again.tsx'
import { choicesOf, type useNewMessage } from '../new-message.ts'

/** A text begun for one person must never go out for another without a look. */
export function ResumeQuestion({ draft }: { draft: ReturnType<typeof useNewMessage> }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { text } = draft.values
  return (
    <>
      <div className={styles.intro}>
        <h1>{t('patient.create.resumeTitle')}</h1>
        <p>{t('patient.create.resumeText')}</p>
      </div>
      <blockquote className={styles.unsent}>
        <p className={styles.preview}>{text}</p>
      </blockquote>
      <ButtonRow>
        <Button
          wide
          onClick={() =>
            void navigate({ to: '/e-contacts/create', search: choicesOf(draft.values), replace: true })
          }
        >
          {t('shell.buttons.continue')}
        </Button>
        <Button variant="secondary" wide onClick={() => setAsking(true)}>
          {t('patient.list.startAgain')}
        </Button>
      </ButtonRow>
      <StartAgain open={asking} onClose={() => setAsking(false)} onConfirm={() => draft.clear()} />
    </>
  )
}
