import { useQuery } from '@tanstack/react-query'
import { askedItems, brokenBy, checkAnswers } from '@vastus/domain/instruments/filling'
import type { Answer, Answers } from '@vastus/domain/instruments/instrument'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ItemField } from '../../shared/instruments/item-field.tsx'
import { type ItemOfForm, questionnaireFormOptions } from '../../shared/instruments/questionnaire-form.ts'
import { Action } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './create.module.css'

interface AskedByStaffProps {
  type: TypeCode
  answers: Answers
  /** How often saving was tried; from the first try on, what is missing is named. */
  attempt: number
  onChange: (answers: Answers) => void
}

/** All questions on one page: staff read them out and choose by number keys, Tab leads to the next one. */
export function AskedByStaff({ type, answers, attempt, onChange }: AskedByStaffProps) {
  const { t, language } = useI18n()
  const form = useQuery(questionnaireFormOptions(type, language))
  if (form.isError)
    return (
      <p role="alert">
        {t('instruments.unavailable')}{' '}
        <Action onClick={() => void form.refetch()}>{t('shell.buttons.tryAgain')}</Action>
      </p>
    )
  if (!form.data) return <Skeleton shape="card" lines={8} />
  const { data } = form
  const lang = data.language === language ? '' : data.language
  const set = (id: string, answer: Answer | undefined) => {
    const { [id]: _before, ...others } = answers
    onChange(answer === undefined ? others : { ...others, [id]: answer })
  }
  const asked = askedItems<ItemOfForm>(data, answers)
  const problems = checkAnswers(data, answers)
  const errorOf = (item: ItemOfForm) => {
    const answer = answers[item.id]
    const isMissing = problems.some((problem) => problem.item === item.id && problem.rule === 'REQUIRED')
    if (isMissing)
      return t(item.kind === 'CHOICE' ? 'instruments.problem.choose' : 'instruments.problem.answer')
    if (answer === undefined || !brokenBy(item, answer)) return undefined
    return item.kind === 'TEXT'
      ? t('instruments.problem.tooLong', { count: item.maxLength })
      : t('instruments.range', { min: item.min, max: item.max })
  }
  const errors = asked.flatMap((item) => {
    const message = errorOf(item)
    return message ? { id: item.id, message } : []
  })
  return (
    <div className={styles.form}>
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <p lang={lang}>{data.intro}</p>
      {asked.map((item) => (
        <div key={item.id}>
          {item.isSafety && <p>{t('instruments.safety')}</p>}
          <ItemField
            item={item}
            lang={lang}
            answer={answers[item.id]}
            error={attempt > 0 ? errorOf(item) : undefined}
            onAnswer={(answer) => set(item.id, answer)}
          />
        </div>
      ))}
    </div>
  )
}
