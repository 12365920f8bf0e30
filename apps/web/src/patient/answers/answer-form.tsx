import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { QuestionnaireForm } from '@vastus/contract/instruments'
import { answerQuestionnaire } from '@vastus/contract/questionnaire-requests'
import type { PatientEContact } from '@vastus/contract/shapes'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { answersToAsked, checkAnswers } from '@vastus/domain/instruments/filling'
import type { Answers } from '@vastus/domain/instruments/instrument'
import { type SyntheticEvent, useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useCountry } from '../../shared/danger/emergency-number.ts'
import { AllItems } from '../../shared/instruments/all-items.tsx'
import { WarningNotice } from '../../shared/instruments/warning-notice.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { IconSend } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { myEContactKeys, NotSent, patientStyles as styles, SavedLine } from '../e-contacts/index.ts'

interface AnswerFormProps {
  eContact: PatientEContact
  form: QuestionnaireForm
}

const EMPTY: { text: string; answers: Answers } = { text: '', answers: {} }

/** All questions, a place for own words, and the sending. */
export function AnswerForm({ eContact, form }: AnswerFormProps) {
  const { t, language } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const country = useCountry()
  const { id, clinicName } = eContact
  const draft = useDraft(`questionnaire-answer:${id}`, EMPTY)
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const { answers, text } = draft.values
  const send = useMutation({
    mutationFn: (given: Answers) =>
      call(
        answerQuestionnaire,
        {
          params: { id: String(id) },
          body: { questionnaire: { version: form.version, answers: given }, answer: text },
        },
        { idempotencyKey: draft.idempotencyKey() },
      ),
    onSuccess: async () => {
      draft.clear()
      await queries.invalidateQueries({ queryKey: myEContactKeys.all })
      show({ tone: 'success', text: t('instruments.asked.sent'), autoDismiss: true })
      await navigate({
        to: '/e-contacts/$eContactId/timeline',
        params: { eContactId: String(id) },
        replace: true,
      })
    },
    onError: (error) => {
      draft.noteFailure(error)
      reportError('e-contacts', error)
      setProblem(alertOfError(error, t).text)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setProblem(null)
    setAttempt((count) => count + 1)
    const given = answersToAsked(form, answers)
    if (!send.isPending && checkAnswers(form, given).length === 0) send.mutate(given)
  }
  if (draft.state === 'LOADING') return <Skeleton shape="card" lines={6} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {eContact.inquiry && <p dir="auto">{eContact.inquiry.question}</p>}
      {form.language !== language && <p className={styles.secondary}>{t('instruments.intro.inEstonian')}</p>}
      <div inert={send.isPending}>
        <AllItems
          form={form}
          answers={answers}
          attempt={attempt}
          onChange={(next) => draft.change((kept) => ({ ...kept, answers: next }))}
        />
      </div>
      <WarningNotice form={form} answers={answers} country={country} />
      <div className={styles.field} inert={send.isPending}>
        <TextArea
          id="text"
          rows={4}
          optional
          label={t('instruments.check.own')}
          maxCharacters={E_CONTACT_TEXT_MAX}
          value={text}
          onChange={(value) => draft.change((kept) => ({ ...kept, text: value }))}
        />
        <SavedLine state={draft.state} />
      </div>
      <NotSent problem={problem} more={t('instruments.check.kept')} />
      <ButtonRow>
        <Button type="submit" wide busy={send.isPending} icon={<IconSend aria-hidden="true" />}>
          {t('patient.check.send', { clinic: clinicName })}
        </Button>
      </ButtonRow>
    </form>
  )
}
