import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { countryProfile } from '@vastus/domain/country'
import { helpLine } from '@vastus/domain/danger-signs/help-lines'
import { DANGER_RULES } from '@vastus/domain/danger-signs/rules'
import { useCountry, useEmergencyNumber } from '../../shared/danger/emergency-number.ts'
import { useDangerSigns } from '../../shared/danger/use-danger-signs.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { EmergencyBlock } from '../../shared/ui/emergency-block.tsx'
import { toldAbout } from './told.ts'
import type { Wizard } from './wizard-draft.ts'

type CallerDangerProps = { wizard: Wizard; patient: ClinicPatient; onSaid: (isSaid: boolean) => void }

/** While somebody writes down what a caller says: which danger it points to, what to say to the caller, and which number. */
export function CallerDanger({ wizard, patient, onSaid }: CallerDangerProps) {
  const { t } = useI18n()
  const country = useCountry()
  const number = useEmergencyNumber()
  const { text, type, told } = wizard
  const answers = toldAbout(told, type).map(({ id, answer }) => ({ id, answer }))
  const signs = useDangerSigns({ text, type, answers, age: patient.age })
  const first = signs.find(({ level }) => level === 'EMERGENCY_NOW') ?? signs[0]
  const kind = first && (first.level === 'SAME_DAY' ? 'SAME_DAY' : DANGER_RULES[first.ruleId])
  const line = kind && kind !== 'EMERGENCY' ? helpLine(country, kind) : null
  return (
    <>
      <div role="alert">
        {first && kind && (
          <EmergencyBlock
            heading={t('wizard.caller.heading', { rule: t(`signs.rules.${first.ruleId}`) })}
            phones={countryProfile(country).emergencyNumbers.map((each) => ({
              phone: each,
              label: t('wizard.caller.call', { number: each }),
            }))}
            helpLine={line ? { phone: line, label: t('wizard.caller.line', { number: line }) } : undefined}
          >
            <p>{t('wizard.caller.say')}</p>
            <blockquote>{t(`wizard.caller.${kind}`, { number })}</blockquote>
          </EmergencyBlock>
        )}
      </div>
      {first && (
        <Checkbox
          id="caller-said"
          label={t('wizard.caller.said')}
          checked={wizard.dangerSaid}
          onChange={onSaid}
        />
      )}
    </>
  )
}
