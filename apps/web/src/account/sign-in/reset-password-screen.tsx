import { resetPassword } from '@vastus/contract/identity'
import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { Link, useNavigate } from '@tanstack/react-router'
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
  const form = useServerForm({
    initial: { email: handover.resetEmail ?? '' },
    validate: { email: (value) => checkEmail(value) },
    area: 'reset-password',
    send: async (values) => {
      const email = normaliseEmail(values.email)
      await call(resetPassword, { body: { email } })
      handover.resetEmail = email
      await navigate({ to: '/reset-password/verify-otp' })
      return undefined
    },
  })
  return (
    <Page heading={t('identity.reset.heading')} intro={t('identity.reset.intro')}>
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
