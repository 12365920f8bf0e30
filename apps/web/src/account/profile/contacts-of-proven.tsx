import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { useNavigate } from '@tanstack/react-router'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { Steps } from '../../shared/ui/progress.tsx'
import { EmailField, handedDetails, Page, usePhoneRule } from '../forms/index.ts'
import { sendProfileCodes } from './profile-codes.ts'

/** Name and code came from the digital ID and cannot be typed; phone and e-mail are asked for. */
export function ContactsOfProven() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const user = useUser()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const phone = usePhoneRule(country, { required: true })
  const before = handedDetails(user.id)
  const form = useServerForm({
    initial: { phone: before?.phone ?? phoneText(user.phone ?? ''), email: before?.email ?? user.email },
    validate: { phone: phone.checkNow, email: (value) => checkEmail(value) },
    area: 'profile',
    labels: { phone: t('identity.field.phone'), email: t('identity.field.email') },
    send: async (values) => {
      const { rule } = await phone.read(values.phone)
      if (rule) return { phone: rule }
      await sendProfileCodes(user, { email: normaliseEmail(values.email), phone: values.phone }, 'COMPLETE')
      await navigate({ to: '/verify-email-with-otp' })
      return undefined
    },
  })
  return (
    <Page heading={t('identity.profile.heading')}>
      <Steps step={1} total={2} />
      <SummaryList rows={[{ label: t('identity.edit.name'), value: `${user.firstName} ${user.surname}` }]} />
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
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
