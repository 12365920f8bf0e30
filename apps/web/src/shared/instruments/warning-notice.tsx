import type { QuestionnaireForm } from '@vastus/contract/instruments'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { holds } from '@vastus/domain/instruments/conditions'
import type { Answers } from '@vastus/domain/instruments/instrument'
import { useI18n } from '../i18n/i18n-context.tsx'
import { EmergencyBlock } from '../ui/emergency-block.tsx'

type WarningNoticeProps = { form: QuestionnaireForm; answers: Answers; country: CountryCode }

/** What to do now, where an answer speaks of danger. It stops nobody from going on and sending. */
export function WarningNotice({ form, answers, country }: WarningNoticeProps) {
  const { t } = useI18n()
  const present = form.warnings.filter(({ when }) => holds(when, { items: form.items, answers }))
  const isEmergency = present.some(({ severity }) => severity === 'emergency')
  const phones = isEmergency ? countryProfile(country).emergencyNumbers : []
  return (
    <div role="alert">
      {present.length > 0 && (
        <EmergencyBlock
          heading={t(isEmergency ? 'instruments.warning.emergency' : 'instruments.warning.today')}
          phones={phones.map((number) => ({ phone: number, label: t('patient.emergency.call', { number }) }))}
        >
          {present.map(({ id, message }) => (
            <p key={id}>{message}</p>
          ))}
          <p>{t('instruments.warning.send')}</p>
        </EmergencyBlock>
      )}
    </div>
  )
}
