import { resetPassword } from '@vastus/contract/identity'
import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { EmailField, handover, Aside, Page } from '../forms/index.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

export function ResetPasswordScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  // The mail to a new employee names the address in its link.
  const invited = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('invited') })
  const words = invited === null ? 'identity.reset' : 'invitation'
  const form = useServerForm({
    initial: { email: invited ?? handover.resetEmail ?? '' },
    validate: { email: (value) => checkEmail(value) },
    area: 'reset-password',
    send: async (values) => {
      const email = normaliseEmail(values.email)
      await call(resetPassword, { body: { email } })
      handover.resetEmail = email
      handover.isInvited = invited !== null
      await navigate({ to: '/reset-password/verify-otp' })
      return undefined
    },
  })
  return (
    <Page heading={t(`${words}.heading`)} intro={t(`${words}.intro`)}>
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
          <EmailField {...form.field('email')} autoComplete="username" />
          <div>
            <Button type="submit" wide busy={form.busy}>
              {t('identity.reset.submit')}
            </Button>
          </div>
        </FieldStack>
      </form>
      <Aside>
        <Link to="/login-with-password">{t('identity.home.logIn')}</Link>
      </Aside>
    </Page>
  )
}
