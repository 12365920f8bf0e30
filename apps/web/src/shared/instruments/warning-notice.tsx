import type { QuestionnaireForm, QuestionnaireWarning } from '@vastus/contract/instruments'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { decidingItem, holds } from '@vastus/domain/instruments/conditions'
import type { Answers } from '@vastus/domain/instruments/instrument'
import { useI18n } from '../i18n/i18n-context.tsx'
import { EmergencyBlock } from '../ui/emergency-block.tsx'

type WarningNoticeProps = {
  form: QuestionnaireForm
  answers: Answers
  country: CountryCode
  /** Which questions it is about, by the one whose answer decides; all of them without it. */
  of?: (item: string | undefined) => boolean
}

/** What to do now, where an answer speaks of danger. It stops nobody from going on and sending. */
export function WarningNotice({ form, answers, country, of = () => true }: WarningNoticeProps) {
  const { t } = useI18n()
  const facts = { items: form.items, answers }
  const present = form.warnings.filter(({ when }) => holds(when, facts) && of(decidingItem(when, facts)))
  return (
    <div role="alert">
      <WarningBlock warnings={present} country={country} after={t('instruments.warning.send')} />
    </div>
  )
}

type WarningBlockProps = {
  warnings: readonly QuestionnaireWarning[]
  country: CountryCode
  /** What becomes of the answers meanwhile. */
  after: string
}

/** The warnings themselves, with the numbers to call; nothing where there are none. */
export function WarningBlock({ warnings, country, after }: WarningBlockProps) {
  const { t } = useI18n()
  const isEmergency = warnings.some(({ severity }) => severity === 'emergency')
  const phones = isEmergency ? countryProfile(country).emergencyNumbers : []
  if (warnings.length === 0) return null
  return (
    <EmergencyBlock
      heading={t(isEmergency ? 'instruments.warning.emergency' : 'instruments.warning.today')}
      phones={phones.map((number) => ({ phone: number, label: t('patient.emergency.call', { number }) }))}
    >
      {warnings.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
      <p>{after}</p>
    </EmergencyBlock>
  )
}
