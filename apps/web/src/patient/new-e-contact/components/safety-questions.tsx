import type { SafetyQuestionId } from '@vastus/domain/danger-signs/safety-questions'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Fieldset } from '../../../shared/ui/field.tsx'
import { NONE_TICKED } from '../new-message.ts'

type SafetyQuestionsProps = {
  questions: readonly SafetyQuestionId[]
  ticked: readonly string[]
  onChange: (ticked: string[]) => void
}

/** Beside the text: what a message of some seconds must not leave out. Nobody has to answer, and "none" is one press. */
export function SafetyQuestions({ questions, ticked, onChange }: SafetyQuestionsProps) {
  const { t } = useI18n()
  if (questions.length === 0) return null
  const tick = (id: string, isTicked: boolean) => {
    const others = ticked.filter((each) => each !== id && each !== NONE_TICKED)
    onChange(isTicked ? [...others, id] : others)
  }
  return (
    <Fieldset id="safety" label={t('danger.safety.label')} hint={t('danger.safety.hint')} optional>
      {questions.map((id) => (
        <Checkbox
          key={id}
          id={`safety-${id}`}
          label={t(`danger.safety.${id}`)}
          checked={ticked.includes(id)}
          onChange={(isTicked) => tick(id, isTicked)}
        />
      ))}
      <Checkbox
        id="safety-none"
        label={t('danger.safety.none')}
        checked={ticked.includes(NONE_TICKED)}
        onChange={(isTicked) => onChange(isTicked ? [NONE_TICKED] : [])}
      />
    </Fieldset>
  )
}
