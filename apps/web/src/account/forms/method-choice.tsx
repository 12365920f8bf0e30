import { Link } from '@tanstack/react-router'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { linkCardClass } from '../../shared/ui/card.tsx'
import { IconChevronRight } from '../../shared/ui/icons.tsx'
import styles from './method-choice.module.css'
import { Aside, Page } from './page.tsx'

/** The ways in that this installation has. Those that are not configured are not shown. */
export function MethodChoice({ purpose }: { purpose: 'LOG_IN' | 'SIGN_UP' }) {
  const { t } = useI18n()
  const { config } = useSessionStore()
  const isSignUp = purpose === 'SIGN_UP'
  return (
    <Page heading={t(isSignUp ? 'identity.choose.signUpHeading' : 'identity.choose.logInHeading')}>
      {config.featureFlags.EMAIL_LOGIN_ENABLED ? (
        <Link className={linkCardClass} to={isSignUp ? '/signup-with-password' : '/login-with-password'}>
          <span className={styles.words}>
            <span>{t('identity.choose.email')}</span>
            <span className={styles.hint}>
              {t(isSignUp ? 'identity.choose.emailSignUpHint' : 'identity.choose.emailLogInHint')}
            </span>
          </span>
          <IconChevronRight aria-hidden="true" />
        </Link>
      ) : (
        <p>{t('identity.choose.none', { email: config.supportEmail })}</p>
      )}
      <Aside>
        <p>
          {t(isSignUp ? 'identity.choose.haveAccount' : 'identity.choose.noAccount')}{' '}
          <Link to={isSignUp ? '/choose-auth' : '/choose-signup'}>
            {t(isSignUp ? 'identity.home.logIn' : 'identity.home.createAccount')}
          </Link>
        </p>
      </Aside>
    </Page>
  )
}
