import { loginWithPassword } from '@vastus/contract/identity'
import { checkRequired } from '@vastus/domain/field-rules'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { DemoRoles } from './demo-roles.tsx'
import { EmailField, Notice, Aside, Page, PasskeyButton } from '../forms/index.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

export function LoginWithPasswordScreen() {
  const { t } = useI18n()
  const signIn = useSignIn()
  const navigate = useNavigate()
  const { done } = useSearch({ from: '/login-with-password' })
  const form = useServerForm({
    initial: { email: '', password: '' },
    validate: { email: checkRequired, password: (value) => (value === '' ? 'REQUIRED' : null) },
    area: 'login',
    labels: { email: t('identity.field.email') },
    keyAt: { WRONG_CREDENTIALS: 'password' },
    send: async ({ email, password }) => {
      await signIn(await call(loginWithPassword, { body: { email: normaliseEmail(email), password } }))
      return undefined
    },
    onFailure: (error) => {
      const isAsked = error instanceof ApiError && error.key === 'SECOND_FACTOR_REQUIRED'
      if (isAsked) void navigate({ to: '/second-factor' })
      return isAsked
    },
  })
  return (
    <Page heading={t('identity.logIn.heading')}>
      {done === 'reset' && <Notice tone="done">{t('identity.reset.done')}</Notice>}
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
          <EmailField {...form.field('email')} autoComplete="username" />
          <PasswordField
            {...form.field('password')}
            label={t('identity.field.password')}
            autoComplete="current-password"
          />
          <div>
            <Button type="submit" wide busy={form.busy}>
              {t('identity.logIn.submit')}
            </Button>
          </div>
        </FieldStack>
      </form>
      <PasskeyButton />
      <Aside>
        <Link to="/reset-password">{t('identity.logIn.forgot')}</Link>
        <p>
          {t('identity.choose.noAccount')}{' '}
          <Link to="/signup-with-password">{t('identity.home.createAccount')}</Link>
        </p>
      </Aside>
      <DemoRoles />
    </Page>
  )
}
