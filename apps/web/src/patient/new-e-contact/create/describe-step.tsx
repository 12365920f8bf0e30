import { useNavigate } from '@tanstack/react-router'
import {
  SAFETY_QUESTION_IDS,
  safetyAnswers,
  safetyQuestions,
} from '@vastus/domain/danger-signs/safety-questions'
import { ageOn } from '@vastus/domain/identity/age'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { hasHelperQuestions } from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOnline } from '../../../shared/api/use-online.ts'
import { useCountry } from '../../../shared/danger/emergency-number.ts'
import { useSignsBeforeSending } from '../../../shared/danger/use-danger-signs.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { Action, Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import {
  type ChoosablePerson,
  chosenFiles,
  DangerNotice,
  FormTop,
  messageProblem,
  rememberEmergencyRead,
  SavedLine,
  StartAgain,
  patientStyles as styles,
} from '../../e-contacts/index.ts'
import { SafetyQuestions } from '../components/safety-questions.tsx'
import { type Choices, givenAnswers, type useNewMessage, withChoices } from '../new-message.ts'
import { AddPhotos } from './add-photos.tsx'
import { DuplicateGuard } from './duplicate-guard.tsx'
import { LostPhotos } from './lost-photos.tsx'
import { RenewalPart } from './renewal-part.tsx'

interface DescribeStepProps {
  draft: ReturnType<typeof useNewMessage>
  type: TypeCode
  choices: Choices
  patient: Pick<ChoosablePerson, 'birthDate' | 'sex'>
  /** The files alone are to be changed: the way leads back to the check. */
  isForFiles: boolean
  /** True with the first letter, false on the way to the check. */
  onWrite: (isWriting: boolean) => void
  /** Of the clinic; null while it is open. */
  opensNextAt: string | null
}

/** The message in the patient's own words, with the emergency notice before it. */
export function DescribeStep(props: DescribeStepProps) {
  const { draft, type, choices, patient, isForFiles, onWrite, opensNextAt } = props
  const { t } = useI18n()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const [wasKept] = useState(draft.values.text !== '')
  const [carried] = useState(() => SAFETY_QUESTION_IDS.filter((id) => draft.values.safety.includes(id)))
  const [timesCleared, setTimesCleared] = useState(0)
  const { text } = draft.values
  const isOnline = useOnline()
  const country = useCountry()
  const { safety } = draft.values
  const danger = useSignsBeforeSending(
    {
      text,
      type,
      answers: safetyAnswers(safety),
      birthDate: patient.birthDate,
    },
    draft.values.notMeant,
  )
  const { years: age, months } = ageOn(patient.birthDate, serverNow().toISOString().slice(0, 10))
  const asked = safetyQuestions(type, { age, months, sex: patient.sex })
  // What a questionnaire ticked is seen, and can be taken back, also where it is not asked.
  const questions = [...asked, ...carried.filter((id) => !asked.includes(id))]
  const notice = useRef<HTMLDivElement>(null)
  const problem = attempt > 0 ? messageProblem(text) : null
  const error = problem ? t(problem) : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (messageProblem(text)) return
    // Who goes on at once sees a notice on this page first; the next press goes on.
    void danger.afterLook(goOn, () => notice.current?.scrollIntoView({ block: 'center' }))
  }

  const goOn = () => {
    rememberEmergencyRead()
    if (isForFiles && givenAnswers(draft.values.asked).length > 0)
      return void navigate({ to: '/e-contacts/summary', search: choices })
    // Questions come from the server; who is cut off goes on without them.
    if (isOnline && !isForFiles && hasHelperQuestions(type))
      return void navigate({ to: '/e-contacts/questions', search: choices })
    onWrite(false)
    void navigate({ to: '/e-contacts/create', search: { ...choices, step: 'check' } })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ id: 'text', message: error }] : []} attempt={attempt} />
      <FormTop type={type} country={country} />
      <DuplicateGuard draft={draft} choices={choices} type={type} />
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
          chosenFiles.forget()
          flushSync(() => {
            draft.clear()
            setTimesCleared((times) => times + 1)
          })
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
          onChange={(value) => {
            onWrite(true)
            draft.change((kept) => ({ ...withChoices(kept, choices), text: value }))
          }}
        />
        <SavedLine state={draft.state} />
      </div>
      {/* Right under what is written, and over the boxes: nobody has to look for it. */}
      <div ref={notice}>
        <DangerNotice
          signs={danger.signs}
          opensNextAt={opensNextAt}
          correction={{
            notMeant: draft.values.notMeant,
            onChange: (notMeant) => draft.change((kept) => ({ ...kept, notMeant })),
          }}
        />
      </div>
      <SafetyQuestions
        questions={questions}
        ticked={safety}
        onChange={(ticked) => draft.change((kept) => ({ ...withChoices(kept, choices), safety: ticked }))}
      />
      {/* It keeps a list of its own while it is open, so a message begun again begins with a new one. */}
      <LostPhotos draft={draft} personId={choices.personId}>
        <AddPhotos
          key={timesCleared}
          personId={choices.personId}
          isOpen={isForFiles && timesCleared === 0}
          onPick={(pickedCount) => draft.change((kept) => ({ ...withChoices(kept, choices), pickedCount }))}
        />
      </LostPhotos>
      <ButtonRow>
        <Button type="submit" wide busy={danger.isLooking}>
          {t('shell.buttons.continue')}
        </Button>
      </ButtonRow>
    </form>
  )
}
