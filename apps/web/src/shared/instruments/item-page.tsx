import type { QuestionnaireForm } from '@vastus/contract/instruments'
import type { CountryCode } from '@vastus/domain/country'
import { askedItems, brokenBy, canLeaveOut } from '@vastus/domain/instruments/filling'
import type { Answer, Answers } from '@vastus/domain/instruments/instrument'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Steps } from '../ui/progress.tsx'
import { ItemField } from './item-field.tsx'
import styles from './item-page.module.css'
import type { ItemOfForm } from './questionnaire-form.ts'
import { WarningNotice } from './warning-notice.tsx'

interface ItemPageProps {
  form: QuestionnaireForm
  answers: Answers
  item: ItemOfForm
  country: CountryCode
  className: string | undefined
  /** Whether the answer is kept. */
  saved: ReactNode
  onAnswer: (answer: Answer | undefined) => void
  onContinue: () => void
}

/** One question on its page, with how many there are; it goes on once the answer holds. */
export function ItemPage({
  form,
  answers,
  item,
  country,
  className,
  saved,
  onAnswer,
  onContinue,
}: ItemPageProps) {
  const { t, language } = useI18n()
  const [attempt, setAttempt] = useState(0)
  const asked = askedItems<ItemOfForm>(form, answers)
  const place = asked.findIndex(({ id }) => id === item.id)
  const answer = answers[item.id]
  const broken = answer === undefined ? null : brokenBy(item, answer)
  const isMissing = answer === undefined && !canLeaveOut(form, answers, item)
  const problem = isMissing
    ? t(item.kind === 'CHOICE' ? 'instruments.problem.choose' : 'instruments.problem.answer')
    : broken === 'MAX_LENGTH'
      ? t('instruments.problem.tooLong', { count: item.maxLength })
      : broken && t('instruments.range', { min: item.min, max: item.max })
  const error = attempt > 0 && problem ? problem : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (!problem) onContinue()
  }

  return (
    <form className={className} noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ id: item.id, message: error }] : []} attempt={attempt} />
      <div className={styles.top}>
        <Steps kind="question" step={place + 1} total={asked.length} />
        <p className={styles.intro} lang={form.language}>
          {item.isSafety ? null : form.intro}
        </p>
      </div>
      <div className={item.isSafety ? styles.safety : undefined}>
        {item.isSafety && <p className={styles.safetyHeading}>{t('instruments.safety')}</p>}
        <ItemField
          item={item}
          lang={form.language === language ? '' : form.language}
          answer={answer}
          error={error}
          labelIsHeading
          onAnswer={onAnswer}
        />
      </div>
      <WarningNotice form={form} answers={answers} country={country} />
      {saved}
      <ButtonRow>
        <Button type="submit" wide>
          {t('shell.buttons.continue')}
        </Button>
      </ButtonRow>
    </form>
  )
}
