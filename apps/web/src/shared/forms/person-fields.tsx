import type { CountryCode } from '@vastus/domain/country'
import { SEXES, type Sex } from '@vastus/domain/identity/sex'
import { toldByCode } from '@vastus/domain/persons/person-details'
import { useI18n } from '../i18n/i18n-context.tsx'
import { useSessionStore } from '../session/session-context.tsx'
import { DateField } from '../ui/date-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { TextField } from '../ui/text-field.tsx'

type Person = { firstName: string; surname: string; personalCode: string; birthDate: string; sex: Sex | '' }
type Field<Value> = { id: string; value: Value; error: string | undefined; onChange(value: Value): void }

/** The part of a form that holds who somebody is. */
type PersonForm = {
  values: Person
  field<Name extends keyof Person>(name: Name): Field<Person[Name]>
  set<Name extends keyof Person>(name: Name, value: Person[Name]): void
}

type PersonFieldsProps = {
  form: PersonForm
  today: string
  hints: { personalCode?: string | undefined; birthDate: string }
  /** The visitor's own details: the browser may fill them in. */
  own?: boolean
  /** What is known of the code beside what the form checks. */
  codeError?: string | undefined
  /** Only once the code is whole, which may tell the sex. */
  asksSex?: boolean
  /** Whose codes are asked, and must be given, where that is not the country of the installation. */
  codeCountry?: CountryCode
}

/** Name, personal code, date of birth and sex. A code that tells date of birth and sex fills them in. */
export function PersonFields({
  form,
  today,
  hints,
  own,
  codeError,
  asksSex = true,
  codeCountry,
}: PersonFieldsProps) {
  const { t } = useI18n()
  const { COUNTRY_CODE, PERSONAL_CODE_REQUIRED } = useSessionStore().config.featureFlags
  const country = codeCountry ?? COUNTRY_CODE
  const isCodeRequired = codeCountry !== undefined || PERSONAL_CODE_REQUIRED
  const personalCode = form.field('personalCode')
  const error = personalCode.error ?? codeError
  const isSexTold = toldByCode(country, form.values.personalCode, today).sex !== null
  return (
    <>
      <TextField
        {...form.field('firstName')}
        label={t('identity.field.firstName')}
        autoComplete={own ? 'given-name' : 'off'}
      />
      <TextField
        {...form.field('surname')}
        label={t('identity.field.surname')}
        autoComplete={own ? 'family-name' : 'off'}
      />
      <TextField
        {...personalCode}
        error={error}
        onChange={(value) => {
          personalCode.onChange(value)
          // What the code says need not be typed again.
          const { birthDate } = toldByCode(country, value, today)
          if (birthDate) form.set('birthDate', birthDate)
        }}
        label={t(`identity.field.personalCode.${country}`)}
        hint={hints.personalCode}
        optional={!isCodeRequired}
        autoComplete="off"
        inputMode={country === 'US' ? 'text' : 'numeric'}
        short
      />
      <DateField
        {...form.field('birthDate')}
        label={t('identity.field.birthDate')}
        hint={hints.birthDate}
        {...(own ? { birthDate: true } : {})}
      />
      {asksSex && !isSexTold && (
        <RadioCards
          {...form.field('sex')}
          onChange={(value) => form.set('sex', SEXES.find((sex) => sex === value) ?? '')}
          label={t('identity.field.sex')}
          optional
          options={SEXES.map((sex) => ({ value: sex, label: t(`enums.sex.${sex}`) }))}
        />
      )}
    </>
  )
}
