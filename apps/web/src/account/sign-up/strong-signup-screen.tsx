import { Link } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Page } from '../forms/index.ts'
import styles from './strong-signup-screen.module.css'

/** What is still missing and why. Of a person proven by a digital ID only the contacts are. */
export function StrongSignupScreen() {
  const { t } = useI18n()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const user = useUser()
  const isProven = user.personId !== null
  const name = `${user.firstName} ${user.surname}`
  return (
    <Page
      heading={t('identity.finish.heading')}
      intro={isProven ? t('identity.finish.known', { name }) : t('identity.finish.intro')}
    >
      <section className={styles.need}>
        <h2>{t('identity.finish.need')}</h2>
        <ul>
          {!isProven && <li>{t(`identity.field.personalCode.${country}`)}</li>}
          <li>{t('identity.field.phone')}</li>
          {!user.isEmailConfirmed && <li>{t('identity.finish.needEmail')}</li>}
        </ul>
      </section>
      {!isProven && <p>{t('identity.finish.adult')}</p>}
      <div>
        <Link className={buttonClass('primary', true)} to="/complete-profile">
          {t('shell.buttons.continue')}
        </Link>
      </div>
    </Page>
  )
}
