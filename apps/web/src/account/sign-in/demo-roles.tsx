import { loginWithPassword } from '@vastus/contract/identity'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@vastus/demo/accounts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { linkCardClass } from '../../shared/ui/card.tsx'
import { IconChevronRight } from '../../shared/ui/icons.tsx'
import styles from './demo-roles.module.css'

/** In the demo: everybody one can be, one press each. */
export function DemoRoles() {
  const { t } = useI18n()
  const { config } = useSessionStore()
  const signIn = useSignIn()
  const alertError = useErrorAlert()
  const [entering, setEntering] = useState<string | null>(null)
  const accounts = config.demoAccounts ?? []
  if (accounts.length === 0) return null

  const enterAs = async (email: string) => {
    setEntering(email)
    try {
      await signIn(await call(loginWithPassword, { body: { email, password: DEMO_PASSWORD } }))
    } catch (error) {
      alertError('demo', error)
      setEntering(null)
    }
  }

  return (
    <section className={styles.demo} aria-labelledby="demo-heading">
      <div>
        <h2 id="demo-heading">{t('identity.demo.heading')}</h2>
        <p className={styles.quiet}>{t('identity.demo.intro')}</p>
      </div>
      <ul role="list" className={styles.roles}>
        {DEMO_ACCOUNTS.map((part) => {
          const account = accounts.find(({ email }) => email.split('@')[0] === part)
          if (!account) return null
          return (
            <li key={part}>
              <button
                type="button"
                className={classNames(linkCardClass, styles.role)}
                aria-busy={entering === account.email || undefined}
                onClick={() => void (entering === null && enterAs(account.email))}
              >
                <span className={styles.words}>
                  <span className={styles.name}>{t(`identity.demo.roles.${part}.name`)}</span>
                  <span className={styles.quiet}>{account.name}</span>
                  <span className={styles.quiet}>{t(`identity.demo.roles.${part}.text`)}</span>
                </span>
                <IconChevronRight aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      <p>
        <Link to="/demo/outbox">{t('identity.demo.outbox')}</Link>
      </p>
    </section>
  )
}
