import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import { readLastMethod } from '../../shared/session/last-method.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { linkCardClass } from '../../shared/ui/card.tsx'
import { IconChevronRight } from '../../shared/ui/icons.tsx'
import { ExternalWay } from './external-way.tsx'
import styles from './method-choice.module.css'
import { Aside, Page } from './page.tsx'

/** The ways in that this installation has, the one of last time first. Those that are not configured are not shown. */
export function MethodChoice({ purpose }: { purpose: 'LOG_IN' | 'SIGN_UP' }) {
  const { t, format } = useI18n()
  const { config } = useSessionStore()
  const isEmailOffered = config.featureFlags.EMAIL_LOGIN_ENABLED
  const hasNone = !isEmailOffered && config.signInMethods.length + config.externalProviders.length === 0
  const methods = format.list(config.signInMethods.map((method) => t(`identity.signInMethod.${method}`)))
  const isSignUp = purpose === 'SIGN_UP'
  const [last] = useState(readLastMethod)
  const ways: { id: string; methods: readonly string[]; link: ReactNode }[] = []
  if (config.signInMethods.length > 0)
    ways.push({
      id: 'strong',
      methods: config.signInMethods,
      link: (
        <Link className={linkCardClass} to="/login" search={isSignUp ? { for: 'sign-up' } : {}}>
          <span className={styles.words}>
            <span>{t('identity.choose.strong')}</span>
            <span className={styles.hint}>{t('identity.choose.proofHint', { methods })}</span>
          </span>
          <IconChevronRight aria-hidden="true" />
        </Link>
      ),
    })
  if (isEmailOffered)
    ways.push({
      id: 'email',
      methods: ['PASSWORD', 'PASSKEY'],
      link: (
        <Link className={linkCardClass} to={isSignUp ? '/signup-with-password' : '/login-with-password'}>
          <span className={styles.words}>
            <span>{t('identity.choose.email')}</span>
            <span className={styles.hint}>
              {t(isSignUp ? 'identity.choose.emailSignUpHint' : 'identity.choose.emailLogInHint')}
            </span>
          </span>
          <IconChevronRight aria-hidden="true" />
        </Link>
      ),
    })
  for (const provider of config.externalProviders)
    ways.push({
      id: provider.id,
      methods: [provider.method],
      link: <ExternalWay provider={provider} purpose={purpose} />,
    })
  const isLast = (way: (typeof ways)[number]) => Number(last !== null && way.methods.includes(last))
  return (
    <Page heading={t(isSignUp ? 'identity.choose.signUpHeading' : 'identity.choose.logInHeading')}>
      <div className={styles.ways}>
        {ways
          .toSorted((one, other) => isLast(other) - isLast(one))
          .map(({ id, link }) => (
            <Fragment key={id}>{link}</Fragment>
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
