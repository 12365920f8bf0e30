import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { type Question, useHelperQuestions } from '../../shared/questions/helper-questions.ts'
import { useDangerSigns } from '../../shared/danger/use-danger-signs.ts'
import {
  DangerNotice,
  LoadFailed,
  patientStyles as styles,
  SavedLine,
  StepPage,
  TypeHeading,
} from '../e-contacts/index.ts'
import { QuestionField } from '../../shared/questions/question-field.tsx'
import { useFocusHeading } from './create/use-focus-heading.ts'
import { useMessageStep } from './create/use-message-step.ts'
import { givenAnswers } from './new-message.ts'
import { answerProblem } from '../../shared/questions/answer-rule.ts'

/** Recommended questions about the chosen kind, a few at a time; each of them and all of them may be left out. */
export function QuestionsScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/e-contacts/questions' })
  const step = useMessageStep(search)
  const { draft, choices, ready } = step
  const { text, asked } = draft.values
  const questions = useHelperQuestions(ready?.type ?? 'OTHER_PROBLEM', text, ready !== null)
  const signs = useDangerSigns({
    text: '',
    type: ready?.type ?? 'OTHER_PROBLEM',
    answers: givenAnswers(asked),
    birthDate: ready?.person.birthDate,
  })
  const [attempt, setAttempt] = useState(0)
  const part = Math.max(1, Number(search.part) || 1)
  // What is not asked for yet may be known of another kind.
  const portions = (ready && questions.data) ?? []
  const portion = portions[part - 1]
  useFocusHeading(String(part))

  /** What was answered goes on, also when the rest is passed over. */
  const finish = (replace = false) => {
    if (givenAnswers(asked).length > 0)
      return void navigate({ to: '/e-contacts/summary', search: choices, replace })
    draft.change((kept) => ({ ...kept, summary: '', madeOf: '' }))
    void navigate({ to: '/e-contacts/create', search: { ...choices, step: 'check' }, replace })
  }
  const hasNone = questions.isSuccess && !portion
  const leave = useEffectEvent(() => finish(true))
  useEffect(() => {
    if (hasNone) leave()
  }, [hasNone])

  if (step.isAstray) return <Navigate to="/e-contacts/create" search={choices} replace />

  const answerOf = (id: string) => asked.find((each) => each.id === id)?.answer ?? ''
  const errors = (portion ?? []).flatMap((question) => {
    const problem = answerProblem(question.type, answerOf(question.id))
    return problem ? { id: question.id, message: t(problem) } : []
  })
  const placeOf = ({ id }: { id: string }) => portions.flat().findIndex((question) => question.id === id)
  const answer = ({ id, text: wording, type }: Question, value: string) =>
    draft.change((kept) => ({
      ...kept,
      asked: [
        ...kept.asked.filter((each) => each.id !== id),
        { id, text: wording, type, answer: value },
      ].toSorted((a, b) => placeOf(a) - placeOf(b)),
    }))
  const leaveBy = (way: () => void) => {
    setAttempt((count) => count + 1)
    if (errors.length > 0) return
    setAttempt(0)
    way()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    leaveBy(() =>
      part < portions.length
        ? void navigate({ to: '/e-contacts/questions', search: { ...choices, part: String(part + 1) } })
        : finish(),
    )
  }

  return (
    <StepPage step={4} actingFor={step.actingFor}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
        <div className={styles.intro}>
          {ready && <TypeHeading type={ready.type} />}
          <h1>{t(part > 1 ? 'questionnaire.questions.more' : 'questionnaire.questions.title')}</h1>
          <p>{t('questionnaire.questions.intro')}</p>
        </div>
        {step.hasFailed && <LoadFailed onRetry={step.retry} />}
        {questions.isError && <p>{t('questionnaire.questions.failed')}</p>}
        {!portion && !questions.isError && <Skeleton shape="card" lines={6} />}
        {portion?.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={answerOf(question.id)}
            error={attempt > 0 ? errors.find(({ id }) => id === question.id)?.message : undefined}
            onChange={(value) => answer(question, value)}
          />
        ))}
        {portion && <SavedLine state={draft.state} />}
        <DangerNotice signs={signs} />
        <ButtonRow>
          {portion && (
            <Button type="submit" wide>
              {t('shell.buttons.continue')}
            </Button>
          )}
          {draft.state !== 'LOADING' && (
            <Action onClick={() => leaveBy(finish)}>{t('questionnaire.questions.skip')}</Action>
          )}
        </ButtonRow>
      </form>
    </StepPage>
  )
}
