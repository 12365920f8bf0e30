import type { QuestionnaireForm } from '@vastus/contract/instruments'
import { askedItems, checkAnswers } from '@vastus/domain/instruments/filling'
import type { Answer, Answers } from '@vastus/domain/instruments/instrument'
import type { ComponentType } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldStack } from '../ui/field.tsx'
import { ItemField } from './item-field.tsx'
import styles from './item-page.module.css'
import { problemWords } from './problem-words.ts'
import type { ItemOfForm } from './questionnaire-form.ts'
import { SafetyBox } from './safety-box.tsx'

interface AllItemsProps {
  form: Omit<QuestionnaireForm, 'code'>
  answers: Answers
  /** How often saving was tried; from the first try on, what is missing is named. */
  attempt: number
  /** Whether there is room for short answers beside each other. */
  inRows?: boolean
  onChange: (answers: Answers) => void
  /** What is shown right below a question. */
  Below?: ComponentType<{
    form: Pick<QuestionnaireForm, 'items' | 'warnings'>
    answers: Answers
    itemId: string
  }>
}

/** All questions on one page: staff read them out and choose by number keys, Tab leads to the next one. */
export function AllItems({ form, answers, attempt, inRows = false, onChange, Below }: AllItemsProps) {
  const { t, language } = useI18n()
  const lang = form.language === language ? '' : form.language
  const asked = askedItems<ItemOfForm>(form, answers)
  const problems = checkAnswers(form, answers)
  const set = (id: string, answer: Answer | undefined) => {
    const { [id]: _before, ...others } = answers
    onChange(answer === undefined ? others : { ...others, [id]: answer })
  }
  const errorOf = (item: ItemOfForm) => {
    const problem = problems.find((each) => each.item === item.id)
    return problem && problemWords(t, item, problem)
  }
  const errors = asked.flatMap((item) => {
    const message = errorOf(item)
    if (!message) return []
    return { id: item.id, message: t('instruments.problem.named', { question: item.text, problem: message }) }
  })
  const safety = asked.filter(({ isSafety }) => isSafety)
  const show = (item: ItemOfForm) => (
    <div key={item.id} className={styles.item}>
      <ItemField
        item={item}
        lang={lang}
        answer={answers[item.id]}
        error={attempt > 0 ? errorOf(item) : undefined}
        isOneOfSeveral={inRows}
        onAnswer={(answer) => set(item.id, answer)}
      />
      {Below && <Below form={form} answers={answers} itemId={item.id} />}
    </div>
  )
  return (
    <FieldStack>
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      {lang === 'et' && <p>{t('instruments.intro.inEstonian')}</p>}
      <p lang={lang}>{form.intro}</p>
      {asked.filter(({ isSafety }) => !isSafety).map(show)}
      {safety.length > 0 && (
        <SafetyBox count={safety.length}>
          <FieldStack>{safety.map(show)}</FieldStack>
        </SafetyBox>
      )}
    </FieldStack>
  )
}
