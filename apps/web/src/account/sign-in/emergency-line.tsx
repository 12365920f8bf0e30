import { countryProfile } from '@vastus/domain/country'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconPhone } from '../../shared/ui/icons.tsx'
import styles from './emergency-line.module.css'

/** The country's emergency numbers, each to be called with one tap. */
export function EmergencyLine() {
  const { t, format } = useI18n()
  const { config } = useSessionStore()
  const { emergencyNumbers } = countryProfile(config.featureFlags.COUNTRY_CODE)
  return (
    <section className={styles.line} aria-label={t('identity.emergency.label')}>
      <p>{t('identity.emergency.text', { number: format.list(emergencyNumbers, 'disjunction') })}</p>
      {emergencyNumbers.map((number) => (
        <a key={number} className={styles.call} href={`tel:${number}`}>
          <IconPhone aria-hidden="true" />
          {t('identity.emergency.call', { number })}
        </a>
      ))}
    </section>
  )
}
