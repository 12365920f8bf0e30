import { countryProfile } from '@vastus/domain/country'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../../shared/session/session-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Card, SummaryList } from '../../../shared/ui/card.tsx'
import styles from '../administration.module.css'

/** What a clinic does not switch on itself: each service works once it is set up for the installation. */
export function OtherServices() {
  const { t } = useI18n()
  const { featureFlags, services } = useSessionStore().config
  const { hasPatientRegister } = countryProfile(featureFlags.COUNTRY_CODE)
  const names = hasPatientRegister ? (['sms', 'patientRegister'] as const) : (['sms'] as const)
  return (
    <Card heading={t('administration.features.others.heading')}>
      <div className={styles.stack}>
        <SummaryList
          rows={names.map((name) => ({
            label: t(`administration.features.others.${name}`),
            value: services[name] ? (
              <Badge tone="done">{t('administration.features.others.available')}</Badge>
            ) : (
              <Badge tone="neutral">{t('administration.features.others.notAvailable')}</Badge>
            ),
          }))}
        />
        {names.some((name) => !services[name]) && (
          <p className={styles.quiet}>{t('administration.features.others.why')}</p>
        )}
      </div>
    </Card>
  )
}
