import { Link } from '@tanstack/react-router'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { linkCardClass } from '../../shared/ui/card.tsx'
import { IconChevronRight } from '../../shared/ui/icons.tsx'
import { ExternalWay } from './external-way.tsx'
import styles from './method-choice.module.css'
import { Aside, Page } from './page.tsx'

/** The ways in that this installation has. Those that are not configured are not shown. */
export function MethodChoice({ purpose }: { purpose: 'LOG_IN' | 'SIGN_UP' }) {
  const { t, format } = useI18n()
  const { config } = useSessionStore()
  const isEmailOffered = config.featureFlags.EMAIL_LOGIN_ENABLED
  const hasNone = !isEmailOffered && config.signInMethods.length + config.externalProviders.length === 0
  const methods = format.list(config.signInMethods.map((method) => t(`identity.signInMethod.${method}`)))
  const isSignUp = purpose === 'SIGN_UP'
  return (
    <Page heading={t(isSignUp ? 'identity.choose.signUpHeading' : 'identity.choose.logInHeading')}>
      <div className={styles.ways}>
        {config.signInMethods.length > 0 && (
          <Link className={linkCardClass} to="/login" search={isSignUp ? { for: 'sign-up' } : {}}>
            <span className={styles.words}>
              <span>{t('identity.choose.strong')}</span>
              <span className={styles.hint}>{t('identity.choose.proofHint', { methods })}</span>
            </span>
            <IconChevronRight aria-hidden="true" />
          </Link>
        )}
        {isEmailOffered && (
          <Link className={linkCardClass} to={isSignUp ? '/signup-with-password' : '/login-with-password'}>
            <span className={styles.words}>
              <span>{t('identity.choose.email')}</span>
              <span className={styles.hint}>
                {t(isSignUp ? 'identity.choose.emailSignUpHint' : 'identity.choose.emailLogInHint')}
              </span>
            </span>
            <IconChevronRight aria-hidden="true" />
          </Link>
        )}
        {config.externalProviders.map((provider) => (
          <ExternalWay key={provider.id} provider={provider} purpose={purpose} />
        ))}
      </div>
      {hasNone && <p>{t('identity.choose.none', { email: config.supportEmail })}</p>}
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
