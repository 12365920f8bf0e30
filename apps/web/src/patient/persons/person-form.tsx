import { checkRequiredTrue } from '@vastus/domain/field-rules'
import { type PersonInput, readPersonDetails } from '@vastus/domain/persons/person-details'
import { countryProfile } from '@vastus/domain/country'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { PersonFields } from '../../shared/forms/person-fields.tsx'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { typedDate } from '../../shared/ui/date-parts.ts'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Fieldset, FieldStack } from '../../shared/ui/field.tsx'
import { useCodeLookup } from '../e-contacts/index.ts'
import { bodyOf, type PersonValues } from './person-values.ts'

interface PersonFormProps {
  draft: Draft<PersonValues>
  /** The code that the person has already; it need not be looked up. */
  knownCode?: string | null
  save: (values: PersonValues) => Promise<void>
  submitLabel: string
  /** A new person comes with a declaration. */
  declares?: boolean
}

/** Who somebody is. A code that tells birth date and sex fills them in. */
export function PersonForm({
  draft,
  knownCode = null,
  save,
  submitLabel,
  declares = false,
}: PersonFormProps) {
  const { t, format } = useI18n()
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  const today = localDate(useNow(), countryProfile(country).timeZone)
  const check = (name: keyof PersonInput) => (_value: unknown, values: PersonValues) => {
    const read = readPersonDetails(bodyOf(values), { country, today, isCodeRequired })
    return read.ok ? null : (read.problems.find(({ path }) => path === name)?.rule ?? null)
  }

  const form = useServerForm<PersonValues>({
    draft,
    area: 'persons',
    validate: {
      firstName: check('firstName'),
      surname: check('surname'),
      personalCode: (value, values) =>
        check('personalCode')(value, values) ?? (isTaken ? 'PERSONAL_CODE_DUPLICATE' : null),
      birthDate: check('birthDate'),
      ...(declares ? { declaration: (given: boolean) => checkRequiredTrue(given) } : {}),
    },
    labels: {
      firstName: t('identity.field.firstName'),
      surname: t('identity.field.surname'),
      personalCode: t(`identity.field.personalCode.${country}`),
      birthDate: t('identity.field.birthDate'),
      declaration: t('persons.field.declaration'),
    },
    keyAt: {
      PERSONAL_CODE_DUPLICATE: 'personalCode',
      USER_EXISTS_WITH_DIFFERENT_NAME: 'surname',
      CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME: 'surname',
    },
    send: async (values) => {
      await save(values)
      return undefined
    },
  })

  const isWhole = check('personalCode')(null, form.values) === null && form.values.personalCode !== ''
  const isNew = form.values.personalCode.trim() !== knownCode
  const lookup = useCodeLookup(isWhole && isNew ? form.values.personalCode.trim() : null)
  const isTaken = lookup.data?.suitable === false
  const declaration = form.field('declaration')

  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <PersonFields
          form={form}
          today={today}
          hints={{
            personalCode: t('persons.field.codeHint'),
            birthDate: t('persons.field.birthDateHint', { date: typedDate('2015-03-27', format) }),
          }}
          codeError={isTaken ? t('errors.PERSONAL_CODE_DUPLICATE') : undefined}
          asksSex={isWhole || !isCodeRequired}
        />
        {declares && (
          <Fieldset id="declaration" label={t('persons.field.declaration')} error={declaration.error}>
            <Checkbox
              id="declaration"
              label={t('persons.field.declare')}
              hint={t('persons.field.declareHint')}
              checked={declaration.value}
              onChange={declaration.onChange}
              invalid={declaration.error !== undefined}
            />
          </Fieldset>
        )}
        <div>
          <Button type="submit" wide busy={form.busy}>
            {submitLabel}
          </Button>
        </div>
      </FieldStack>
    </form>
  )
}
