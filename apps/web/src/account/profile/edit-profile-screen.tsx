import { needsContactCode } from '@vastus/domain/identity/contact-code'
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
import { EmailField, handedDetails, Page, usePhoneRule } from '../forms/index.ts'
import { saveProfile, sendProfileCodes } from './profile-codes.ts'
import { useShowSaved } from './use-show-saved.ts'
import styles from './edit-profile-screen.module.css'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

/** The user's own e-mail and phone. Where one of them is new, a code to the e-mail confirms both in the next step. */
export function EditProfileScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const showSaved = useShowSaved()
  const user = useUser()
  const { config } = useSessionStore()
  const phone = usePhoneRule(config.featureFlags.COUNTRY_CODE, { required: false })
  const before = handedDetails(user.id)
  const form = useServerForm({
    initial: { email: before?.email ?? user.email, phone: before?.phone ?? phoneText(user.phone ?? '') },
    validate: { email: (value) => checkEmail(value), phone: phone.checkNow },
    area: 'profile',
    send: async (values) => {
      const { rule, number } = await phone.read(values.phone)
      if (rule) return { phone: rule }
      const details = { email: normaliseEmail(values.email), phone: values.phone }
      if (needsContactCode(user, { email: details.email, phone: number })) {
        await sendProfileCodes(user, details, 'PROFILE')
        await navigate({ to: '/edit-profile/verify-otp' })
      } else await showSaved(await saveProfile(details))
      return undefined
    },
  })
  const isSamePhone = form.values.phone === phoneText(user.phone ?? '')
  const asksCode = needsContactCode(user, {
    email: form.values.email,
    phone: isSamePhone ? user.phone : form.values.phone,
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
          <EmailField
            {...form.field('email')}
            {...(asksCode ? { hint: t('identity.profile.emailHint') } : {})}
          />
          <PhoneField
            {...form.field('phone')}
            label={t('identity.field.phone')}
            hint={t('identity.field.phoneHint')}
            optional
          />
          <ButtonRow>
            <Button type="submit" wide busy={form.busy}>
              {t(asksCode ? 'shell.buttons.continue' : 'shell.buttons.save')}
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
