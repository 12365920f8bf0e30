import { useNavigate } from '@tanstack/react-router'
import { asksOnOnePage } from '@vastus/domain/questionnaire/helper-questions'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { useSending } from '../create/use-sending.ts'
import { choicesOf, useNewMessage } from '../new-message.ts'
import {
  chosenFiles,
  NotSent,
  patientStyles as styles,
  StartAgain,
  Missed,
  Waiting,
} from '../../e-contacts/index.ts'

/** The message that was begun and not sent: go on with it, or throw it away. One that waits for the connection goes from here. */
export function UnsentCard() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const draft = useNewMessage()
  const sending = useSending(draft)
  const [asking, setAsking] = useState(false)
  const { asked, text, type } = draft.values
  if (text.trim() === '') return null
  /** At the question that was answered last, where some were. */
  const goOn = () => {
    const search = choicesOf(draft.values)
    if (asked.length === 0 || !isTypeCode(type)) return void navigate({ to: '/e-contacts/create', search })
    const part = asksOnOnePage(type) ? 1 : asked.length
    void navigate({ to: '/e-contacts/questions', search: { ...search, part: String(part) } })
  }
  return (
    <section className={styles.unsent} aria-label={t('patient.list.unsentHeading')}>
      <div>
        <h2 className={styles.cardTitle}>{t('patient.list.unsentHeading')}</h2>
        <p className={styles.preview}>
          {isTypeCode(type) && <>{t(`types.${type}`)} · </>}
          {text}
        </p>
      </div>
      <NotSent problem={sending.problem} />
      {sending.waiting === 'WAITS' && <Waiting onStop={sending.stopWaiting} />}
      {sending.waiting === 'MISSED' && <Missed />}
      <ButtonRow>
        <Button onClick={goOn}>{t('shell.buttons.continue')}</Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('patient.list.startAgain')}
        </Button>
      </ButtonRow>
      <StartAgain
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          chosenFiles.forget()
          draft.clear()
        }}
      />
    </section>
  )
}
