import { HELPER_ANSWER_MAX, YES_NO_ANSWERS } from '@vastus/domain/questionnaire/helper-questions'
import { useI18n } from '../i18n/i18n-context.tsx'
import { DateField } from '../ui/date-field.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Question } from './helper-questions.ts'

const SCALE = Array.from({ length: 11 }, (_, step) => ({ value: String(step), label: String(step) }))

interface QuestionFieldProps {
  question: Question
  value: string
  error: string | undefined
  /** The question is the heading of its page. */
  labelIsHeading?: boolean
  onChange: (value: string) => void
}

/** One helper question with the field that its answer needs. */
export function QuestionField({
  question,
  value,
  error,
  labelIsHeading = false,
  onChange,
}: QuestionFieldProps) {
  const { t } = useI18n()
  const field = { id: question.id, label: question.text, value, error, labelIsHeading, onChange }
  switch (question.type) {
    case 'yesNo':
      return (
        <RadioCards
          {...field}
          options={YES_NO_ANSWERS.map((answer) => ({
            value: answer,
            label: t(`questionnaire.answers.${answer}`),
          }))}
        />
      )
    case 'choice':
      return <RadioCards {...field} options={question.options ?? []} />
    case 'date':
      return <DateField {...field} />
    case 'scale10':
      return <NativeSelect {...field} options={SCALE} placeholder={t('questionnaire.questions.choose')} />
    case 'number':
      return <TextField {...field} short inputMode="numeric" autoComplete="off" />
    case 'text':
      return (
        <TextArea {...field} rows={2} maxCharacters={HELPER_ANSWER_MAX} countFrom={HELPER_ANSWER_MAX - 50} />
      )
  }
}
