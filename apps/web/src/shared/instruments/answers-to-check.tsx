import type { Answers } from '@vastus/domain/instruments/instrument'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Action } from '../ui/button.tsx'
import { SummaryList } from '../ui/card.tsx'
import type { ItemOfForm } from './questionnaire-form.ts'

interface AnswersToCheckProps {
  asked: readonly ItemOfForm[]
  answers: Answers
  onChange: (item: ItemOfForm) => void
}

/** Every answer with a way to change it. */
export function AnswersToCheck({ asked, answers, onChange }: AnswersToCheckProps) {
  const { t } = useI18n()
  return (
    <SummaryList
      labels="QUESTIONS"
      rows={asked.map((item) => ({
        label: item.text,
        value: answerWords(item, answers[item.id]) ?? t('instruments.check.leftOut'),
        action: (
          <Action
            aria-label={t('patient.check.changeNamed', { what: item.text })}
            onClick={() => onChange(item)}
          >
            {t('shell.buttons.change')}
          </Action>
        ),
      }))}
    />
  )
}

/** An answer as it was chosen or typed; null where there is none. */
function answerWords({ options }: ItemOfForm, answer: string | number | undefined): string | null {
  if (answer === undefined) return null
  return options.find(({ value }) => value === answer)?.label ?? String(answer)
}
