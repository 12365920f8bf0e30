import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { Link, useNavigate } from '@tanstack/react-router'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, buttonClass, ButtonRow } from '../../shared/ui/button.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { EmailField, handDetails, handedDetails, Page, usePhoneRule } from '../forms/index.ts'
import { sendProfileCodes } from './present-address.ts'
import styles from './edit-profile-screen.module.css'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

/** The user's own e-mail and phone. A code to the e-mail confirms both in the next step. */
export function EditProfileScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const user = useUser()
  const { config } = useSessionStore()
  const phone = usePhoneRule(config.featureFlags.COUNTRY_CODE, { required: false })
  const before = handedDetails(user.id)
  const form = useServerForm({
    initial: { email: before?.email ?? user.email, phone: before?.phone ?? phoneText(user.phone ?? '') },
    validate: { email: (value) => checkEmail(value), phone: phone.checkNow },
    area: 'profile',
    send: async (values) => {
      const rule = await phone.check(values.phone)
      if (rule) return { phone: rule }
      const email = normaliseEmail(values.email)
      await sendProfileCodes(user, { email, purpose: 'PROFILE' })
      handDetails(user.id, { email, phone: values.phone })
      await navigate({ to: '/edit-profile/verify-otp' })
      return undefined
    },
  })
  return (
    <Page heading={t('identity.edit.heading')}>
      <div className={styles.fixed}>
        <SummaryList
          rows={[{ label: t('identity.edit.name'), value: `${user.firstName} ${user.surname}` }]}
        />
        <p>{t('identity.edit.nameNote', { email: config.supportEmail })}</p>
      </div>
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
          <EmailField {...form.field('email')} hint={t('identity.profile.emailHint')} />
          <PhoneField
            {...form.field('phone')}
            label={t('identity.field.phone')}
            hint={t('identity.field.phoneHint')}
            optional
          />
          <ButtonRow>
            <Button type="submit" wide busy={form.busy}>
              {t('shell.buttons.continue')}
            </Button>
            <Link className={buttonClass('secondary', true)} to="/settings">
              {t('shell.buttons.cancel')}
            </Link>
          </ButtonRow>
        </FieldStack>
      </form>
    </Page>
  )
}
