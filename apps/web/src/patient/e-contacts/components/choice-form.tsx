import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { RadioCards, type RadioOption } from '../../../shared/ui/radio-cards.tsx'
import styles from './patient.module.css'

interface ChoiceFormProps {
  id: string
  /** The question, which is the heading of the page. */
  title: string
  hint?: string
  options: readonly RadioOption[]
  initial?: string
  /** What is wrong with a choice, or with none ('') at all. */
  problemOf: (choice: string) => string | undefined
  onChoose: (choice: string) => void
  /** False while what both need is on its way; "Continue" pressed meanwhile is carried out when it is there. */
  isReady?: boolean
  /** Other ways on, beside "Continue". */
  children?: ReactNode
}

/** A page of the path that asks one question with a few answers. */
export function ChoiceForm({
  id,
  title,
  hint,
  options,
  initial = '',
  problemOf,
  onChoose,
  isReady = true,
  children,
}: ChoiceFormProps) {
  const { t } = useI18n()
  const [choice, setChoice] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const [isAwaited, setAwaited] = useState(false)
  const error = attempt > 0 ? problemOf(choice) : undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (problemOf(choice) !== undefined) return
    if (isReady) onChoose(choice)
    else setAwaited(true)
  }
  const goOn = useEffectEvent(() => {
    setAwaited(false)
    if (problemOf(choice) === undefined) onChoose(choice)
  })
  useEffect(() => {
    if (isReady && isAwaited) goOn()
  }, [isReady, isAwaited])
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ id, message: error }] : []} attempt={attempt} />
      <RadioCards
        id={id}
        labelIsHeading
        label={title}
        hint={hint}
        error={error}
        value={choice}
        onChange={(value) => {
          setChoice(value)
          setAttempt(0)
          setAwaited(false)
        }}
        options={options}
      />
      <ButtonRow>
        <Button type="submit" wide busy={isAwaited && !isReady}>
          {t('shell.buttons.continue')}
        </Button>
        {children}
      </ButtonRow>
    </form>
  )
}
