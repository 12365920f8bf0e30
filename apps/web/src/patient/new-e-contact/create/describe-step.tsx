import { useNavigate } from '@tanstack/react-router'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { hasHelperQuestions } from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOnline } from '../../../shared/api/use-online.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import {
  useCountry,
  DangerNotice,
  FormTop,
  patientStyles as styles,
  SavedLine,
  StartAgain,
  messageProblem,
  useDangerSigns,
} from '../../e-contacts/index.ts'
import { type Choices, type useNewMessage, withChoices } from '../new-message.ts'
import { DuplicateGuard } from './duplicate-guard.tsx'
import { RenewalPart } from './renewal-part.tsx'

interface DescribeStepProps {
  draft: ReturnType<typeof useNewMessage>
  type: TypeCode
  choices: Choices
  /** Of the patient. */
  birthDate: string
}

/** The message in the patient's own words, with the emergency notice before it. */
export function DescribeStep({ draft, type, choices, birthDate }: DescribeStepProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const [wasKept] = useState(draft.values.text !== '')
  const { text } = draft.values
  const isOnline = useOnline()
  const country = useCountry()
  const signs = useDangerSigns({ text, type, birthDate })
  const problem = attempt > 0 ? messageProblem(text) : null
  const error = problem ? t(problem) : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (messageProblem(text)) return
    // Questions come from the server; who is cut off goes on without them.
    if (isOnline && hasHelperQuestions(type))
      return void navigate({ to: '/e-contacts/questions', search: choices })
    void navigate({ to: '/e-contacts/create', search: { ...choices, step: 'check' } })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ id: 'text', message: error }] : []} attempt={attempt} />
      <FormTop type={type} country={country} />
      <DuplicateGuard choices={choices} type={type} />
      <RenewalPart draft={draft} choices={choices} />
      {wasKept && text !== '' && (
        <p className={classNames(styles.alert, styles.calm)}>
          <span>
            {t('patient.create.kept')}{' '}
            <Action onClick={() => setAsking(true)}>{t('patient.list.startAgain')}</Action>
          </span>
        </p>
      )}
      <StartAgain
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          flushSync(() => draft.clear())
          document.getElementById('text')?.focus()
        }}
      />
      <div className={styles.field}>
        <TextArea
          id="text"
          rows={7}
          label={t('patient.create.label')}
          hint={t(isRenewalType(type) ? 'prescriptions.inMessage.textHint' : 'patient.create.hint')}
          error={error}
          value={text}
          onChange={(value) => draft.change((kept) => ({ ...withChoices(kept, choices), text: value }))}
        />
        <SavedLine state={draft.state} />
      </div>
      <DangerNotice signs={signs} />
      <ButtonRow>
        <Button type="submit" wide>
          {t('shell.buttons.continue')}
        </Button>
      </ButtonRow>
    </form>
  )
}
