import { sendOneTimeCode } from '@vastus/contract/identity'
import { checkName } from '@vastus/domain/field-rules'
import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { checkPersonalCode } from '@vastus/domain/identity/personal-code'
import type { Sex } from '@vastus/domain/identity/sex'
import { toldByCode } from '@vastus/domain/persons/person-details'
import { useNavigate } from '@tanstack/react-router'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { typedDate } from '../../shared/ui/date-parts.ts'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { Steps } from '../../shared/ui/progress.tsx'
import { EmailField, handDetails, handedDetails, Page, usePhoneRule } from '../forms/index.ts'
import { ContactsOfProven } from './contacts-of-proven.tsx'
import { checkBirthDate, todayIn } from './profile-rules.ts'
import { PersonFields } from '../../shared/forms/person-fields.tsx'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

/** Nothing chosen yet. */
const noSex: Sex | '' = ''

/** Who the user is, before the first use. Of a person proven by a digital ID only the contacts are missing. */
export function CompleteProfileScreen() {
  return useUser().personId === null ? <WholeProfile /> : <ContactsOfProven />
}

/** The next step proves the e-mail and saves it all. */
function WholeProfile() {
  const { t, format } = useI18n()
  const navigate = useNavigate()
  const user = useUser()
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: codeRequired } =
    useSessionStore().config.featureFlags
  const today = todayIn(country)
  const phone = usePhoneRule(country, { required: true })
  const before = handedDetails(user.id)
  const form = useServerForm({
    initial: {
      firstName: before?.firstName ?? user.firstName,
      surname: before?.surname ?? user.surname,
      personalCode: before?.personalCode ?? '',
      birthDate: before?.birthDate ?? '',
      sex: before?.sex ?? noSex,
      phone: before?.phone ?? phoneText(user.phone ?? ''),
      email: before?.email ?? user.email,
    },
    validate: {
      firstName: checkName,
      surname: checkName,
      personalCode: (value) => checkPersonalCode(value, { country, today, required: codeRequired }),
      birthDate: (value) => checkBirthDate(value, today),
      phone: phone.checkNow,
      email: (value) => checkEmail(value),
    },
    area: 'profile',
    labels: {
      firstName: t('identity.field.firstName'),
      surname: t('identity.field.surname'),
      personalCode: t(`identity.field.personalCode.${country}`),
      birthDate: t('identity.field.birthDate'),
      phone: t('identity.field.phone'),
      email: t('identity.field.email'),
    },
    send: async (values) => {
      const rule = await phone.check(values.phone)
      if (rule) return { phone: rule }
      const email = normaliseEmail(values.email)
      await call(sendOneTimeCode, { body: { email, purpose: 'COMPLETE' } })
      const { personalCode, sex, ...rest } = values
      const known = toldByCode(country, personalCode, today).sex ?? sex
      handDetails(user.id, {
        ...rest,
        email,
        ...(personalCode ? { personalCode } : {}),
        ...(known ? { sex: known } : {}),
      })
      await navigate({ to: '/verify-email-with-otp' })
      return undefined
    },
  })

  return (
    <Page heading={t('identity.profile.heading')} intro={t('identity.profile.intro')}>
      <Steps step={1} total={2} />
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
          <PersonFields
            form={form}
            today={today}
            own
            hints={{
              personalCode: t('identity.field.personalCodeHint'),
              birthDate: t('identity.field.birthDateHint', { date: typedDate('1985-03-27', format) }),
            }}
          />
          <PhoneField
            {...form.field('phone')}
            label={t('identity.field.phone')}
            hint={t('identity.field.phoneHint')}
          />
          <EmailField {...form.field('email')} hint={t('identity.profile.emailHint')} />
          <div>
            <Button type="submit" wide busy={form.busy}>
              {t('shell.buttons.continue')}
            </Button>
          </div>
        </FieldStack>
      </form>
    </Page>
  )
}
