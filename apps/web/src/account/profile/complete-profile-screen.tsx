import { checkName } from '@vastus/domain/field-rules'
import { needsContactCode } from '@vastus/domain/identity/contact-code'
import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { checkPersonalCode } from '@vastus/domain/identity/personal-code'
import type { Sex } from '@vastus/domain/identity/sex'
import { toldByCode } from '@vastus/domain/persons/person-details'
import { useNavigate } from '@tanstack/react-router'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { typedDate } from '../../shared/ui/date-parts.ts'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { Steps } from '../../shared/ui/progress.tsx'
import { EmailField, handedDetails, Page, usePhoneRule } from '../forms/index.ts'
import { ContactsOfProven } from './contacts-of-proven.tsx'
import { saveProfile, sendProfileCodes } from './profile-codes.ts'
import { checkBirthDate, todayIn } from './profile-rules.ts'
import { PersonFields } from '../../shared/forms/person-fields.tsx'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

/** Nothing chosen yet. */
const noSex: Sex | '' = ''

/** Who the user is, before the first use. Of a person proven by a digital ID only the contacts are missing. */
export function CompleteProfileScreen() {
  return useUser().personId === null ? <WholeProfile /> : <ContactsOfProven />
}

/** Another e-mail than the one of the sign-up is proven in a next step, which then saves it all. */
function WholeProfile() {
  const { t, format } = useI18n()
  const navigate = useNavigate()
  const signIn = useSignIn()
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
      const { rule, number } = await phone.read(values.phone)
      if (rule) return { phone: rule }
      const email = normaliseEmail(values.email)
      const { personalCode, sex, ...rest } = values
      const known = toldByCode(country, personalCode, today).sex ?? sex
      const details = {
        ...rest,
        email,
        ...(personalCode ? { personalCode } : {}),
        ...(known ? { sex: known } : {}),
      }
      if (needsContactCode(user, { email, phone: number })) {
        await sendProfileCodes(user, details, 'COMPLETE')
        await navigate({ to: '/verify-email-with-otp' })
      } else await signIn(await saveProfile(details))
      return undefined
    },
    keyAt: { PERSONAL_CODE_DUPLICATE: 'personalCode' },
  })
  const asksCode = needsContactCode(user, { email: form.values.email })

  return (
    <Page heading={t('identity.profile.heading')} intro={t('identity.profile.intro')}>
      {!user.isEmailConfirmed && <Steps step={1} total={2} />}
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
          <EmailField
            {...form.field('email')}
            {...(asksCode ? { hint: t('identity.profile.emailHint') } : {})}
          />
          <div>
            <Button type="submit" wide busy={form.busy}>
              {t(asksCode ? 'shell.buttons.continue' : 'identity.profile.finish')}
            </Button>
          </div>
        </FieldStack>
      </form>
    </Page>
  )
}
