import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { getLogin } from '@vastus/contract/identity'
import { useEffect, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { ButtonRow, buttonClass } from '../../shared/ui/button.tsx'
import { handover, Notice } from '../forms/index.ts'
import { DemoRoles } from './demo-roles.tsx'
import { EmergencyLine } from './emergency-line.tsx'
import styles from './home-screen.module.css'

const STEPS = ['step1', 'step2', 'step3'] as const

/** What a guest sees first: what this is, and the way in. Who is signed in is led on by the route. */
export function HomeScreen() {
  const { t } = useI18n()
  const { config } = useSessionStore()
  const ended = useEndOfSession()
  const others = config.signInMethods.length + config.externalProviders.length
  const isOnlyEmail = config.featureFlags.EMAIL_LOGIN_ENABLED && others === 0
  return (
    <div className={styles.home}>
      {ended && <Notice tone="warning">{handover.mayBeSaved ? t('identity.edit.mayBeSaved') : ended}</Notice>}
      <section className={styles.hero}>
        <h1>{t('identity.home.heading')}</h1>
        <p className={styles.intro}>{t('identity.home.intro')}</p>
        <ButtonRow>
          <Link
            className={buttonClass('primary', true)}
            to={isOnlyEmail ? '/login-with-password' : '/choose-auth'}
          >
            {t('identity.home.logIn')}
          </Link>
          <Link
            className={buttonClass('secondary', true)}
            to={isOnlyEmail ? '/signup-with-password' : '/choose-signup'}
          >
            {t('identity.home.createAccount')}
          </Link>
        </ButtonRow>
      </section>
      <EmergencyLine />
      <DemoRoles />
      <section className={styles.how} aria-labelledby="how-it-works">
        <h2 id="how-it-works">{t('identity.home.how')}</h2>
        <ol role="list">
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(`identity.home.${step}.heading`)}</h3>
              <p>{t(`identity.home.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <footer className={styles.footer}>
        <Link to="/clinic-signup">{t('identity.home.forClinics')}</Link>
        <Link to="/terms-and-conditions">{t('shell.menu.terms')}</Link>
        <Link to="/privacy-policy">{t('shell.menu.privacy')}</Link>
        <Link to="/cookie-policy">{t('shell.menu.cookies')}</Link>
      </footer>
    </div>
  )
}

/** Why a session ended, which the server tells the browser that had it; null while it is asked, and where none has ended. */
function useEndOfSession(): string | null {
  const { t } = useI18n()
  const hasExpired = useExpiredOnce()
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    if (!hasExpired) return
    void call(getLogin, {})
      .catch((error: unknown) => error)
      .then((answer) => {
        const isTold = answer instanceof ApiError && answer.status === 401
        setWords((isTold && answer.words) || t('errors.sessionExpired'))
      })
  }, [hasExpired, t])
  return words
}

/** The end of a session is announced once: the address forgets it, so that a reload does not tell it again. */
function useExpiredOnce(): boolean {
  const { status } = useSearch({ from: '/' })
  const navigate = useNavigate()
  const [told, setTold] = useState(false)
  const isNews = status === 'session-expired'
  if (isNews && !told) setTold(true)
  useEffect(() => {
    if (isNews) void navigate({ to: '/', search: {}, replace: true })
  }, [isNews, navigate])
  return told
}
