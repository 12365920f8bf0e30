import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { asksOnOnePage } from '@vastus/domain/questionnaire/helper-questions'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Steps } from '../../shared/ui/progress.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import {
  type Question,
  useHelperQuestions,
  useSmartQuestions,
} from '../../shared/questions/helper-questions.ts'
import { useDangerSigns } from '../../shared/danger/use-danger-signs.ts'
import {
  DangerNotice,
  LoadFailed,
  patientStyles as styles,
  SavedLine,
  Place,
  StepPage,
  TypeHeading,
  useFocusHeading,
} from '../e-contacts/index.ts'
import { QuestionField } from '../../shared/questions/question-field.tsx'
import { ChosenByAi } from './by-ai.tsx'
import { useMessageStep } from './create/use-message-step.ts'
import { askedAbout } from './asked-about.ts'
import { givenAnswers } from './new-message.ts'
import { answerProblem } from '../../shared/questions/answer-rule.ts'

/** Recommended questions about the chosen kind, mostly one at a time; each of them and all of them may be left out. */
export function QuestionsScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/e-contacts/questions' })
  const step = useMessageStep(search)
  const { draft, choices, ready } = step
  const { text, asked } = draft.values
  const questions = useHelperQuestions(
    ready?.type ?? 'OTHER_PROBLEM',
    text,
    ready && askedAbout(ready.person),
  )
  const smart = useSmartQuestions(
    ready?.clinic.smartQuestions
      ? { type: ready.type, text, clinicId: ready.clinic.id, patient: askedAbout(ready.person) }
      : null,
    questions.data,
  )
  const signs = useDangerSigns({
    text: '',
    type: ready?.type ?? 'OTHER_PROBLEM',
    answers: givenAnswers(asked),
    birthDate: ready?.person.birthDate,
  })
  const [attempt, setAttempt] = useState(0)
  const part = Math.max(1, Number(search.part) || 1)
  // What is not asked for yet may be known of another kind.
  const all = [...((ready && questions.data) ?? []), ...((questions.data && smart.data) ?? [])]
  const fixed = (ready && questions.data) ?? []
  const isTogether = ready !== null && asksOnOnePage(ready.type) && fixed.length > 0
  // What a model asks as well comes after them, one at a time.
  const pages = isTogether
    ? [fixed, ...all.slice(fixed.length).map((each) => [each])]
    : all.map((each) => [each])
  const shown = pages[part - 1] ?? []
  const [question] = shown
  useFocusHeading(String(part))

  /** What was answered goes on, also when the rest is passed over. */
  const finish = (replace = false) => {
    if (givenAnswers(asked).length > 0)
      return void navigate({ to: '/e-contacts/summary', search: choices, replace })
    draft.change((kept) => ({ ...kept, summary: '', madeOf: '' }))
    void navigate({ to: '/e-contacts/create', search: { ...choices, step: 'check' }, replace })
  }
  // One of the model's may still be on its way.
  const hasNone = questions.isSuccess && !smart.isLoading && !question
  const leave = useEffectEvent(() => finish(true))
  useEffect(() => {
    if (hasNone) leave()
  }, [hasNone])

  if (step.isAstray) return <Navigate to="/e-contacts/create" search={choices} replace />

  const answerOf = (id: string) => asked.find((each) => each.id === id)?.answer ?? ''
  const problems = shown.flatMap(({ id, type }) => {
    const rule = answerProblem(type, answerOf(id))
    return rule ? [{ id, message: t(rule) }] : []
  })
  const problemOf = (id: string) =>
    attempt > 0 ? problems.find((problem) => problem.id === id)?.message : undefined
  const placeOf = ({ id }: { id: string }) => all.findIndex((each) => each.id === id)
  const answer = (to: Question, value: string) =>
    draft.change((kept) => ({
      ...kept,
      asked: [...kept.asked.filter(({ id }) => id !== to.id), { ...to, answer: value }].toSorted(
        (a, b) => placeOf(a) - placeOf(b),
      ),
    }))
  const leaveBy = (way: () => void) => {
    setAttempt((count) => count + 1)
    if (problems.length > 0) return
    setAttempt(0)
    way()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    leaveBy(() =>
      part < pages.length
        ? void navigate({ to: '/e-contacts/questions', search: { ...choices, part: String(part + 1) } })
        : finish(),
    )
  }

  return (
    <StepPage {...(question ? {} : { place: <Place step="MESSAGE" /> })} actingFor={step.actingFor}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ErrorSummary errors={attempt > 0 ? problems : []} attempt={attempt} />
        {question && shown.length === 1 && (
          <Steps kind="question" step={placeOf(question) + 1} total={all.length} />
        )}
        {(part === 1 || !question) && (
          <div className={styles.intro}>
            {ready && <TypeHeading type={ready.type} />}
            <h1>{t('questionnaire.questions.title')}</h1>
            <p>{t('questionnaire.questions.intro')}</p>
          </div>
        )}
        {step.hasFailed && <LoadFailed onRetry={step.retry} />}
        {questions.isError && <p>{t('questionnaire.questions.failed')}</p>}
        {!question && !questions.isError && <Skeleton shape="card" lines={6} />}
        {shown.map((each) => (
          <QuestionField
            key={each.id}
            question={each}
            value={answerOf(each.id)}
            error={problemOf(each.id)}
            labelIsHeading={part > 1}
            onChange={(value) => answer(each, value)}
          />
        ))}
        {question?.byAi && <ChosenByAi />}
        {question && <SavedLine state={draft.state} />}
        <DangerNotice signs={signs} />
        <ButtonRow>
          {question && (
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
