import { PLANS } from '@vastus/domain/clinic/plan'
import { COUNTRY_CODES } from '@vastus/domain/country'
import type { NewClinic } from '@vastus/domain/new-clinic/new-clinic'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Card } from '../ui/card.tsx'
import { FieldStack } from '../ui/field.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { TextField } from '../ui/text-field.tsx'

type ClinicFieldsProps = {
  values: NewClinic
  onChange: (part: Partial<NewClinic>) => void
  errorOf: (path: string) => string | undefined
}

/** Where a clinic is, how it is reached, and which plan it takes. */
export function ClinicFields({ values, onChange, errorOf }: ClinicFieldsProps) {
  const { t } = useI18n()
  const field = <Name extends keyof NewClinic>(name: Name) => ({
    id: name,
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: NewClinic[Name]) => onChange({ [name]: value }),
  })
  return (
    <Card heading={t('new-clinic.clinic.heading')}>
      <FieldStack>
        <TextField {...field('name')} label={t('new-clinic.clinic.name')} autoComplete="organization" />
        <NativeSelect
          {...field('countryCode')}
          label={t('new-clinic.clinic.countryCode')}
          options={COUNTRY_CODES.map((value) => ({ value, label: t(`new-clinic.country.${value}`) }))}
          onChange={(chosen) => {
            const countryCode = COUNTRY_CODES.find((each) => each === chosen)
            if (countryCode) onChange({ countryCode })
          }}
        />
        <TextField
          {...field('address')}
          label={t('new-clinic.clinic.address')}
          autoComplete="street-address"
        />
        <TextField
          {...field('registrationCode')}
          label={t('new-clinic.clinic.registrationCode')}
          autoComplete="off"
          short
        />
        <TextField
          {...field('emails')}
          label={t('new-clinic.clinic.emails')}
          hint={t('new-clinic.clinic.emailsHint')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('websites')}
          label={t('new-clinic.clinic.websites')}
          hint={t('new-clinic.clinic.websitesHint')}
          optional
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RadioCards
          {...field('plan')}
          label={t('new-clinic.clinic.plan')}
          options={PLANS.map((value) => ({ value, label: value, hint: t(`new-clinic.plan.${value}`) }))}
          onChange={(chosen) => {
            const plan = PLANS.find((each) => each === chosen)
            if (plan) onChange({ plan })
          }}
        />
      </FieldStack>
    </Card>
  )
}
