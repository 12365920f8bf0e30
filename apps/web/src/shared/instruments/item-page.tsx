import type { QuestionnaireForm } from '@vastus/contract/instruments'
import type { CountryCode } from '@vastus/domain/country'
import { askedItems, checkPage, pageWith } from '@vastus/domain/instruments/filling'
import type { Answer, Answers } from '@vastus/domain/instruments/instrument'
import { type ReactNode, type RefObject, type SyntheticEvent, useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldStack } from '../ui/field.tsx'
import { Steps } from '../ui/progress.tsx'
import { useMinWidth } from '../ui/use-min-width.ts'
import { ItemField } from './item-field.tsx'
import styles from './item-page.module.css'
import { problemWords } from './problem-words.ts'
import type { ItemOfForm } from './questionnaire-form.ts'
import { SafetyBox } from './safety-box.tsx'
import { useKeepHeadingFocused } from './use-keep-heading-focused.ts'
import { type ShownPage, useNoPageTwice } from './use-no-page-twice.ts'
import { WarningNotice } from './warning-notice.tsx'

/** A page that somebody goes on from. */
export type LeftPage = {
  /** The question that they were at. */
  id: string
  /** How many questions the page holds at most. */
  size: number
  /** Whether the page is that of another question than it was opened for, as on a tablet that was turned. */
  isAnother: boolean
}

interface ItemPageProps {
  form: QuestionnaireForm
  answers: Answers
  /** The question that the page was opened for. */
  itemId: string
  /** Whether it is the only one on a wide screen too, as when one answer is changed. */
  isAlone: boolean
  country: CountryCode
  className: string | undefined
  /** Kept by the screen, as each question has a page of its own. */
  lastPage: RefObject<ShownPage | null>
  /** Whether the answers are kept. */
  saved: ReactNode
  onAnswer: (id: string, answer: Answer | undefined) => void
  onContinue: (page: LeftPage) => void
}

/**
 * One question on its page, or on a wide screen as many as the instrument wants, with how many there are. It goes on once the answers hold.
 * When the width of the screen changes, the question that one is at stays in place.
 */
export function ItemPage({
  form,
  answers,
  itemId,
  isAlone,
  country,
  className,
  lastPage,
  saved,
  onAnswer,
  onContinue,
}: ItemPageProps) {
  const { t, language } = useI18n()
  const [attempt, setAttempt] = useState(0)
  const [at, setAt] = useState(itemId)
  const isWide = useMinWidth(48)
  const size = isWide && !isAlone ? form.questionsOnWidePage : 1
  const asked = askedItems<ItemOfForm>(form, answers)
  const shown = pageWith<ItemOfForm>(form, answers, at, size)
  const isOne = shown.length === 1
  const isSafety = shown.some((item) => item.isSafety)
  const place = asked.findIndex(({ id }) => id === shown[0]?.id) + 1
  const problems = checkPage(form, answers, shown)
  useKeepHeadingFocused(isOne)
  useNoPageTwice(lastPage, shown.map(({ id }) => id).join(' '))

  const errorOf = (item: ItemOfForm) => {
    const problem = attempt > 0 && problems.find((each) => each.item === item.id)
    return problem ? problemWords(t, item, problem) : undefined
  }
  const errors = shown.flatMap((item) => {
    const problem = errorOf(item)
    if (!problem) return []
    const message = isOne ? problem : t('instruments.problem.named', { question: item.text, problem })
    return { id: item.id, message }
  })
  const isShown = (id: string | undefined) => shown.some((item) => item.id === id)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (problems.length === 0) return onContinue({ id: at, size, isAnother: !isShown(itemId) })
    setAttempt((count) => count + 1)
  }

  const fields = (
    <FieldStack>
      {shown.map((item) => (
        <div key={item.id} className={styles.item} onFocus={() => setAt(item.id)}>
          <ItemField
            item={item}
            lang={form.language === language ? '' : form.language}
            answer={answers[item.id]}
            error={errorOf(item)}
            isOneOfSeveral={!isOne}
            labelIsHeading={isOne}
            onAnswer={(given) => {
              setAt(item.id)
              onAnswer(item.id, given)
            }}
          />
          {!isOne && (
            <WarningNotice form={form} answers={answers} country={country} of={(id) => id === item.id} />
          )}
        </div>
      ))}
    </FieldStack>
  )
  return (
    <form className={className} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <div className={styles.top}>
        <Steps kind="question" step={place} last={place + shown.length - 1} total={asked.length} />
        <p className={styles.intro} lang={form.language}>
          {isSafety ? null : form.intro}
        </p>
      </div>
      {isSafety ? <SafetyBox count={shown.length}>{fields}</SafetyBox> : fields}
      <WarningNotice form={form} answers={answers} country={country} of={(id) => isOne || !isShown(id)} />
      {saved}
      <ButtonRow>
        <Button type="submit" wide>
          {t('shell.buttons.continue')}
        </Button>
      </ButtonRow>
    </form>
  )
}
