import { useNavigate } from '@tanstack/react-router'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { useRef, useState } from 'react'
import { alertOfError } from '../../../shared/api/alert-of-error.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report.ts'
import { useCountry } from '../../../shared/danger/emergency-number.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { AnswersToCheck } from '../../../shared/instruments/answers-to-check.tsx'
import type { ItemOfForm } from '../../../shared/instruments/questionnaire-form.ts'
import { WarningNotice } from '../../../shared/instruments/warning-notice.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { IconSend } from '../../../shared/ui/icons.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import {
  type ChoosableClinic,
  type ChoosablePerson,
  chosenFiles,
  endWay,
  NotSent,
  SavedLine,
  startedEContact,
  patientStyles as styles,
} from '../../e-contacts/index.ts'
import { useNewMessage } from '../new-message.ts'
import type { IntroStepProps } from './intro-step.tsx'
import { useSendQuestionnaire } from './use-questionnaire.ts'
import { isAwayError } from './write-instead.tsx'

type CheckAnswersProps = IntroStepProps & {
  person: ChoosablePerson
  clinic: ChoosableClinic
  /** The questionnaire cannot be sent as one now. */
  onAway: () => void
}

/**
 * Every answer in a sentence with a way to change it, a place for own words, and the sending. What the server fails to take
 * leads to the list, as with a message; the answers stay in their draft.
 */
export function CheckAnswers({ filling, form, person, clinic, choices, onAway }: CheckAnswersProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const country = useCountry()
  const send = useSendQuestionnaire()
  const message = useNewMessage()
  const [problem, setProblem] = useState<string | null>(null)
  const isUnderWay = useRef(false)
  const { asked, answers, draft, toSend } = filling
  const change = (item: ItemOfForm) =>
    void navigate({
      to: '/e-contacts/questionnaire',
      search: { ...choices, item: item.id, change: 'answer' },
    })

  const sendNow = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setProblem(null)
    const { text } = draft.latest()
    try {
      const { id } = await send.mutateAsync({
        eContactType: form.code,
        patientPersonId: person.id,
        clinicId: clinic.id,
        ...(choices.eContactId ? { eContactId: Number(choices.eContactId) } : {}),
        questionnaire: { version: form.version, answers: toSend },
        text,
        idempotencyKey: draft.idempotencyKey(),
      })
      startedEContact.remember(id)
      // Files picked for a message are not needed any more, unless that message is still there.
      if (message.latest().text.trim() === '') chosenFiles.forget()
      endWay()
      await navigate({ to: '/my-e-contacts/files', search: { eContactId: String(id) }, replace: true })
      draft.clear()
    } catch (error) {
      draft.noteFailure(error)
      reportError('e-contacts', error)
      if (error instanceof ApiError && error.key === 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
        return void navigate({ to: '/e-contacts/clinic-not-joined' })
      if (isAwayError(error)) return onAway()
      if (!(error instanceof ApiError) || error.status < 500) return setProblem(alertOfError(error, t).text)
      if (choices.eContactId) startedEContact.remember(Number(choices.eContactId))
      await navigate({ to: '/my-e-contacts', search: { eContactAddedStatus: 'failed' } })
    } finally {
      isUnderWay.current = false
    }
  }

  return (
    <div className={styles.form}>
      <div className={styles.intro}>
        <h1>{t('patient.check.title')}</h1>
        <p className={styles.secondary}>{t('instruments.check.hint', { clinic: clinic.name })}</p>
      </div>
      <WarningNotice form={form} answers={answers} country={country} />
      <div className={styles.form} inert={send.isPending} lang={form.language}>
        <AnswersToCheck asked={asked} answers={answers} onChange={change} />
      </div>
      <div className={styles.field} inert={send.isPending}>
        <TextArea
          id="text"
          rows={4}
          optional
          label={t('instruments.check.own')}
          maxCharacters={E_CONTACT_TEXT_MAX}
          value={draft.values.text}
          onChange={(text) => draft.change((kept) => ({ ...kept, text }))}
        />
        <SavedLine state={draft.state} />
      </div>
      <NotSent problem={problem} more={t('instruments.check.kept')} />
      <ButtonRow>
        <Button
          wide
          busy={send.isPending}
          icon={<IconSend aria-hidden="true" />}
          onClick={() => void sendNow()}
        >
          {t('patient.check.send', { clinic: clinic.name })}
        </Button>
      </ButtonRow>
    </div>
  )
}
