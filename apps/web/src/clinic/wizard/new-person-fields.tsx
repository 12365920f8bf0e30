import type { CountryCode } from '@vastus/domain/country'
import { checkName } from '@vastus/domain/field-rules'
import { checkEmail } from '@vastus/domain/identity/email'
import { checkPersonalCode } from '@vastus/domain/identity/personal-code'
import { SEXES } from '@vastus/domain/identity/sex'
import { isAdult } from '@vastus/domain/identity/age'
import { isBirthDate } from '@vastus/domain/identity/birth-date'
import { toldByCode } from '@vastus/domain/persons/person-details'
import type { FormCode } from '../../shared/forms/words-of-code.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { DateField } from '../../shared/ui/date-field.tsx'
import { Fieldset, FieldStack } from '../../shared/ui/field.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { sexWords } from '../e-contacts/index.ts'
import type { Codes } from './use-codes.ts'
import type { PersonForm } from './wizard-draft.ts'

type NewPersonFieldsProps = {
  /** Begins the ids of the fields. */
  prefix: string
  form: PersonForm
  codes: Codes
  today: string
  onChange: (part: Partial<PersonForm>) => void
  /** Asks whether the person may act for the patient. */
  declaration?: string
}

/** Who somebody is and how to reach them. The code fills in what it holds. */
export function NewPersonFields({ prefix, form, codes, today, onChange, declaration }: NewPersonFieldsProps) {
  const { t } = useI18n()
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  const told = toldByCode(country, form.personalCode, today)
  const field = (name: 'firstName' | 'surname' | 'personalCode' | 'email' | 'phone' | 'birthDate') => ({
    id: `${prefix}-${name}`,
    value: form[name],
    error: codes.errorOf(`${prefix}-${name}`),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <FieldStack>
      <TextField
        {...field('personalCode')}
        label={t(`identity.field.personalCode.${country}`)}
        optional={!isCodeRequired}
        autoComplete="off"
        inputMode={country === 'US' ? 'text' : 'numeric'}
        short
        onChange={(personalCode) => {
          const { birthDate } = toldByCode(country, personalCode, today)
          onChange({ personalCode, ...(birthDate ? { birthDate } : {}) })
        }}
      />
      <TextField {...field('firstName')} label={t('identity.field.firstName')} autoComplete="off" />
      <TextField {...field('surname')} label={t('identity.field.surname')} autoComplete="off" />
      {told.birthDate === null && <DateField {...field('birthDate')} label={t('identity.field.birthDate')} />}
      {told.sex === null && (
        <RadioCards
          id={`${prefix}-sex`}
          value={form.sex}
          onChange={(value) => onChange({ sex: SEXES.find((sex) => sex === value) ?? '' })}
          label={t('identity.field.sex')}
          optional
          options={SEXES.map((sex) => ({ value: sex, label: sexWords(t, sex) }))}
        />
      )}
      <PhoneField {...field('phone')} label={t('identity.field.phone')} optional autoComplete="off" />
      <TextField
        {...field('email')}
        label={t('identity.field.email')}
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      {declaration && (
        <Fieldset
          id={`${prefix}-declaration-group`}
          label={t('wizard.representative.declarationHeading')}
          error={codes.errorOf(`${prefix}-declaration`)}
        >
          <Checkbox
            id={`${prefix}-declaration`}
            label={declaration}
            checked={form.declaration}
            onChange={(checked) => onChange({ declaration: checked })}
          />
        </Fieldset>
      )}
    </FieldStack>
  )
}

/** The names of the fields, for the list of errors. */
export function useFieldLabels(): Record<string, string> {
  const { t } = useI18n()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  return {
    firstName: t('identity.field.firstName'),
    surname: t('identity.field.surname'),
    personalCode: t(`identity.field.personalCode.${country}`),
    birthDate: t('identity.field.birthDate'),
    phone: t('identity.field.phone'),
    email: t('identity.field.email'),
    declaration: t('wizard.representative.declarationHeading'),
    representative: t('wizard.representative.heading'),
  }
}

/** The rules that a person's form breaks, by the ids of its fields. */
export function checkNewPerson(
  prefix: string,
  form: PersonForm,
  where: { country: CountryCode; today: string; isCodeRequired: boolean; actsForAnother: boolean },
): Record<string, FormCode> {
  const { country, today, isCodeRequired, actsForAnother } = where
  const birthDate = toldByCode(country, form.personalCode, today).birthDate ?? form.birthDate
  const codeRule = checkPersonalCode(form.personalCode, { country, today, required: isCodeRequired })
  const dateRule = !birthDate ? 'REQUIRED' : isBirthDate(birthDate, today) ? null : 'DATE'
  const found: Record<string, FormCode | null> = {
    personalCode: codeRule,
    firstName: checkName(form.firstName),
    surname: checkName(form.surname),
    // A code that should have told the birth date is the one fault to put right.
    birthDate: codeRule
      ? null
      : (dateRule ?? (actsForAnother && !isAdult(birthDate, today) ? 'UNDERAGE' : null)),
    email: checkEmail(form.email, { required: false }),
    declaration: actsForAnother && !form.declaration ? 'REQUIRED_TRUE' : null,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, rule]): [string, FormCode][] =>
      rule ? [[`${prefix}-${key}`, rule]] : [],
    ),
  )
}
