import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { answerProblem } from '../../shared/questions/answer-rule.ts'
import { useHelperQuestions } from '../../shared/questions/helper-questions.ts'
import { QuestionField } from '../../shared/questions/question-field.tsx'
import styles from './create.module.css'
import { type Told, toldAbout } from './told.ts'

type HelperQuestionsProps = {
  about: TypeCode
  told: readonly Told[]
  /** Counts the tries to send; after each, the cursor goes to the first answer that cannot be taken. */
  attempt: number
  onChange: (told: Told[]) => void
}

/** What the clinic would ask a patient who writes about this; whatever is answered goes along with the message. */
export function HelperQuestions({ about, told, attempt, onChange }: HelperQuestionsProps) {
  const { t } = useI18n()
  const questions = useHelperQuestions(about, '', undefined)
  const answers = toldAbout(told, about)
  const refused = answers.filter(({ type, answer }) => answerProblem(type, answer) !== null)
  const focusRefused = useEffectEvent(() => document.getElementById(refused[0]?.id ?? '')?.focus())

  useEffect(() => {
    if (attempt > 0) focusRefused()
  }, [attempt])

  if (questions.isError) return <p>{t('questionnaire.questions.failed')}</p>
  if (!questions.data) return <Skeleton shape="card" lines={6} />
  return (
    <div className={styles.asked}>
      <p className={styles.secondary}>{t('wizard.questions.hint')}</p>
      {questions.data.map((question) => {
        const { id, type } = question
        const answer = answers.find((each) => each.id === id)?.answer ?? ''
        const problem = attempt > 0 ? answerProblem(type, answer) : null
        return (
          <QuestionField
            key={id}
            question={question}
            value={answer}
            error={problem ? t(problem) : undefined}
            onChange={(value) =>
              onChange([
                ...told.filter((each) => each.about !== about || each.id !== id),
                { about, id, type, answer: value },
              ])
            }
          />
        )
      })}
    </div>
  )
}
