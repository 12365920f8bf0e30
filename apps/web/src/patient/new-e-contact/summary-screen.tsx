import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { summaryOf } from '@vastus/domain/questionnaire/summary'
import { useEffect, useEffectEvent, useState } from 'react'
import { isUnreachable } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { reportError } from '../../shared/api/report.ts'
import { Action } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useSummarize } from '../../shared/questions/helper-questions.ts'
import {
  LoadFailed,
  patientStyles as styles,
  SavedLine,
  Place,
  StepPage,
  messageProblem,
} from '../e-contacts/index.ts'
import { CheckStep } from './create/check-step.tsx'
import { useMessageStep } from './create/use-message-step.ts'
import { askedAbout } from './asked-about.ts'
import { WordedByAi } from './by-ai.tsx'
import { givenAnswers } from './new-message.ts'
import {
  canBeWorded,
  withEarlierSummary,
  withMadeSummary,
  withoutWording,
  withWording,
} from './summary-text.ts'

/**
 * The message with the answers, exactly as it will be sent; it can be changed here. Where the server cannot be reached, it is
 * put together here, by the same rule.
 */
export function SummaryScreen() {
  const { t, language, format } = useI18n()
  const navigate = useNavigate()
  const step = useMessageStep(useSearch({ from: '/e-contacts/summary' }))
  const { draft, choices, ready } = step
  const { text, asked, summary, madeOf, earlierSummary } = draft.values
  const summarize = useSummarize()
  const word = useSummarize()
  const [tries, setTries] = useState(0)
  const answers = givenAnswers(asked)
  const source = JSON.stringify([text, answers, language])
  const isStale = ready !== null && !step.isAstray && answers.length > 0 && madeOf !== source

  const show = (made: string) => draft.change((kept) => withMadeSummary(kept, made, source))
  const makeHere = () =>
    show(
      summaryOf(text, asked, {
        choice: (answer) => t(`questionnaire.answers.${answer}`),
        date: format.date,
      }),
    )
  const about = ({ type, person }: NonNullable<typeof ready>) => ({
    chosenProblemType: type,
    userMessage: text,
    questionAnswers: answers,
    patient: askedAbout(person),
  })
  const make = useEffectEvent(() => {
    if (!ready) return
    summarize.mutate(about(ready), {
      onSuccess: (made) => show(made.summary),
      onError: (error) => {
        reportError('questionnaire', error)
        if (isUnreachable(error)) makeHere()
      },
    })
  })
  useEffect(() => {
    if (isStale) make()
  }, [isStale, source, tries])

  if (step.isAstray || (ready && answers.length === 0))
    return <Navigate to="/e-contacts/create" search={choices} replace />

  const problem = messageProblem(summary)
  const change = (next: string) => draft.change((kept) => ({ ...kept, summary: next, waitsIn: '' }))
  const editor = (
    <div className={styles.field}>
      {earlierSummary !== '' && (
        <p className={classNames(styles.alert, styles.calm)}>
          <span>
            {t('questionnaire.summary.earlier')}{' '}
            <Action onClick={() => draft.change(withEarlierSummary)}>
              {t('questionnaire.summary.useEarlier')}
            </Action>
          </span>
        </p>
      )}
      <TextArea
        id="summary"
        rows={10}
        label={t('questionnaire.summary.label')}
        hint={t('questionnaire.summary.hint')}
        error={problem ? t(problem) : undefined}
        readOnly={word.isPending}
        value={summary}
        onChange={change}
      />
      {ready?.clinic.smartQuestions && (
        <WordedByAi
          about={{ ...about(ready), clinicId: ready.clinic.id }}
          word={word}
          isOffered={canBeWorded(draft.values)}
          isWorded={draft.values.byAi}
          onWorded={(worded) => draft.change((kept) => withWording(kept, worded))}
          onBack={() => draft.change(withoutWording)}
        />
      )}
      <SavedLine state={draft.state} />
      <p>
        <Action onClick={() => void navigate({ to: '/e-contacts/questions', search: choices })}>
          {t('questionnaire.summary.change')}
        </Action>
      </p>
    </div>
  )
  return (
    <StepPage place={<Place step="CHECK" />} actingFor={step.actingFor}>
      {ready && !isStale ? (
        <CheckStep
          draft={draft}
          person={ready.person}
          clinic={ready.clinic}
          type={ready.type}
          editor={editor}
          isFit={() => {
            if (problem) document.getElementById('summary')?.focus()
            return problem === null
          }}
        />
      ) : (
        <>
          <h1>{t('patient.check.title')}</h1>
          {step.hasFailed && <LoadFailed onRetry={step.retry} />}
          {summarize.isError && <LoadFailed onRetry={() => setTries((count) => count + 1)} />}
          {!step.hasFailed && !summarize.isError && <Skeleton shape="card" lines={8} />}
        </>
      )}
    </StepPage>
  )
}
