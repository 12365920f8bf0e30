import { countryProfile } from '@vastus/domain/country'
import { checkEmail } from '@vastus/domain/identity/email'
import { languageOf } from '@vastus/domain/locale'
import { type PersonInput, readPersonDetails } from '@vastus/domain/persons/person-details'
import { type Profession, PROFESSIONS, type professionLack } from '@vastus/domain/roles'
import { localDate } from '@vastus/domain/time/time-zone'
import { LANGUAGE_NAMES } from '@vastus/i18n'
import type { Draft } from '../../../shared/drafts/use-draft.tsx'
import { PersonFields } from '../../../shared/forms/person-fields.tsx'
import { useServerForm } from '../../../shared/forms/use-server-form.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../../shared/session/session-context.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { typedDate } from '../../../shared/ui/date-parts.ts'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../../shared/ui/field.tsx'
import { NativeSelect } from '../../../shared/ui/native-select.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { ChangedMeanwhile } from '../changed-meanwhile.tsx'
import { bodyOf, type EmployeeValues } from './employee-values.ts'

type EmployeeFormProps = {
  draft: Draft<EmployeeValues>
  /** What is stored now; null for somebody new. */
  present: EmployeeValues | null
  lists: readonly { code: string; name: string }[]
  /** Why the user may not give the employee this profession. */
  lackOf: (profession: Profession) => ReturnType<typeof professionLack>
  save: (values: EmployeeValues) => Promise<unknown>
  onCancel: () => void
  onFailure: (error: unknown) => boolean
}

/** Who works here, as what, and where the invitation goes. */
export function EmployeeForm({
  draft,
  present,
  lists,
  lackOf,
  save,
  onCancel,
  onFailure,
}: EmployeeFormProps) {
  const { t, format } = useI18n()
  const isNew = present === null
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  const profile = countryProfile(country)
  const today = localDate(useNow(), profile.timeZone)
  const check = (name: keyof PersonInput) => (_value: unknown, values: EmployeeValues) => {
    const read = readPersonDetails(bodyOf(values), {
      country,
      today,
      isCodeRequired: isNew && isCodeRequired,
    })
    return read.ok ? null : (read.problems.find(({ path }) => path === name)?.rule ?? null)
  }
  const labels = {
    firstName: t('identity.field.firstName'),
    surname: t('identity.field.surname'),
    personalCode: t(`identity.field.personalCode.${country}`),
    birthDate: t('identity.field.birthDate'),
    email: t('identity.field.email'),
    profession: t('administration.employees.profession'),
    listCode: t('administration.employees.list'),
  }
  const form = useServerForm<EmployeeValues>({
    draft,
    area: 'employees',
    validate: {
      firstName: check('firstName'),
      surname: check('surname'),
      personalCode: check('personalCode'),
      birthDate: check('birthDate'),
      email: (email) => checkEmail(email, { required: true }),
      profession: (profession) => (profession ? null : 'CHOICE_REQUIRED'),
    },
    labels,
    keyAt: {
      DOCTOR_EXISTS_IN_CLINIC_ALREADY: 'personalCode',
      PERSONAL_CODE_DUPLICATE: 'personalCode',
      GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT: 'email',
    },
    send: async (values) => {
      await save(values)
      return undefined
    },
    onFailure,
  })

  const theirs = (Object.keys(labels) as (keyof typeof labels)[])
    .filter((name) => present && form.values[name] !== present[name])
    .map((name) => ({ label: labels[name], value: shownValue(name) }))
  function shownValue(name: keyof typeof labels): string {
    const value = present?.[name] ?? ''
    const profession = name === 'profession' && PROFESSIONS.find((each) => each === value)
    return profession ? t(`enums.profession.${profession}`) : value || '–'
  }

  const languages = profile.locales.flatMap((locale) => languageOf(locale) ?? [])
  const language = form.field('language')
  const profession = form.field('profession')
  const lack = PROFESSIONS.map(lackOf).find((each) => each !== null)
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <ChangedMeanwhile
          isShown={present !== null && form.values.seen !== present.seen}
          rows={theirs}
          onTakeTheirs={() => draft.clear()}
        />
        <PersonFields
          form={form}
          today={today}
          hints={{
            personalCode: isNew ? t('administration.employees.codeHint') : undefined,
            birthDate: t('identity.field.birthDateHint', { date: typedDate('1985-03-27', format) }),
          }}
          asksSex={check('personalCode')(null, form.values) === null}
        />
        <TextField
          {...form.field('email')}
          label={labels.email}
          hint={isNew ? t('administration.employees.emailHint') : undefined}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RadioCards
          {...profession}
          onChange={(value) => profession.onChange(PROFESSIONS.find((each) => each === value) ?? '')}
          label={labels.profession}
          hint={lack && t(`refusals.${lack}`)}
          options={PROFESSIONS.filter((each) => lackOf(each) === null).map((value) => ({
            value,
            label: t(`enums.profession.${value}`),
            hint: t(`administration.employees.sees.${value}`),
          }))}
        />
        {lists.length > 0 && (
          <NativeSelect
            {...form.field('listCode')}
            label={t('administration.employees.list')}
            optional
            placeholder={t('administration.employees.noList')}
            options={lists.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          />
        )}
        {isNew && languages.length > 1 && (
          <NativeSelect
            {...language}
            onChange={(value) => language.onChange(languages.find((each) => each === value) ?? 'en')}
            label={t('administration.employees.language')}
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        )}
        <ButtonRow>
          <Button type="submit" busy={form.busy}>
            {isNew ? t('administration.employees.addAndInvite') : t('shell.buttons.save')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('shell.buttons.cancel')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </form>
  )
}
