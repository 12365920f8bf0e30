import { signUpWithPassword } from '@vastus/contract/identity'
import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { checkConfirmed } from '@vastus/domain/field-rules'
import { checkPassword } from '@vastus/domain/identity/password'
import { Link, useNavigate } from '@tanstack/react-router'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { EmailField, handover, NewPasswordFields, Aside, Page } from '../forms/index.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

export function SignUpScreen() {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const form = useServerForm({
    initial: { email: handover.signUpEmail ?? '', password: '', confirmPassword: '' },
    validate: {
      email: (value) => checkEmail(value),
      password: (value, { email }) => checkPassword(value, email),
      confirmPassword: (value, { password }) => (value === '' ? 'REQUIRED' : checkConfirmed(value, password)),
    },
    area: 'sign-up',
    labels: {
      email: t('identity.field.email'),
      password: t('identity.field.password'),
      confirmPassword: t('identity.field.confirmPassword'),
    },
    send: async (values) => {
      const email = normaliseEmail(values.email)
      await call(signUpWithPassword, { body: { ...values, email, language } })
      handover.signUpEmail = email
      await navigate({ to: '/signup-with-password/verify-otp' })
      return undefined
    },
  })
  return (
    <Page heading={t('identity.signUp.heading')} intro={t('identity.signUp.intro')}>
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
          <EmailField {...form.field('email')} autoComplete="username" />
          <NewPasswordFields
            label={t('identity.field.password')}
            password={form.field('password')}
            confirmPassword={form.field('confirmPassword')}
          />
          <div>
            <Button type="submit" wide busy={form.busy}>
              {t('identity.signUp.submit')}
            </Button>
          </div>
        </FieldStack>
      </form>
      <Aside>
        <p>
          {t('identity.choose.haveAccount')} <Link to="/login-with-password">{t('identity.home.logIn')}</Link>
        </p>
      </Aside>
    </Page>
  )
}
