import type { QuestionnaireForm } from '@vastus/contract/instruments'
import { decidingItem, holds, itemsIn } from '@vastus/domain/instruments/conditions'
import type { Answers } from '@vastus/domain/instruments/instrument'
import { CallerScript } from '../../shared/danger/caller-script.tsx'
import { useEmergencyNumber } from '../../shared/danger/emergency-number.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

/** The flag for thoughts of death or self-harm, in every questionnaire that asks for them. */
const SELF_HARM = 'SELF_HARM'

type CallerWarningProps = {
  form: Pick<QuestionnaireForm, 'items' | 'warnings'>
  answers: Answers
  itemId: string
}

/** Below a question whose answer speaks of danger, as soon as it is given: what to say while the caller is on the line. */
export function CallerWarning({ form, answers, itemId }: CallerWarningProps) {
  const { t } = useI18n()
  const number = useEmergencyNumber()
  const about = form.warnings.filter(({ when }) => itemsIn(when).includes(itemId))
  if (about.length === 0) return null
  const facts = { items: form.items, answers }
  const raised = about.filter(({ when }) => holds(when, facts) && decidingItem(when, facts) === itemId)
  return (
    <div role="alert">
      {raised.map(({ id, severity, message }) => (
        <CallerScript
          key={id}
          heading={t('instruments.flow.danger')}
          words={id === SELF_HARM ? t('wizard.caller.CRISIS', { number }) : message}
          kind={id === SELF_HARM ? 'CRISIS' : severity === 'emergency' ? 'EMERGENCY' : 'SAME_DAY'}
        >
          {severity === 'emergency' && <p>{t('instruments.flow.fetch')}</p>}
        </CallerScript>
      ))}
    </div>
  )
}
