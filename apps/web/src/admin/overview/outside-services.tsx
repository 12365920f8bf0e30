import { OUTSIDE_SERVICES } from '@vastus/domain/platform/outside-services'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { styles } from '../pages/index.ts'

/** Which services of others the settings name. What needs one that is missing is not available to any clinic. */
export function OutsideServices() {
  const { t } = useI18n()
  const { services } = useSessionStore().config
  return (
    <>
      <SummaryList
        rows={OUTSIDE_SERVICES.map((name) => ({
          label: t(`platform-admin.services.${name}`),
          value: services[name] ? (
            <Badge tone="done">{t('platform-admin.services.available')}</Badge>
          ) : (
            <Badge tone="neutral">{t('platform-admin.services.notAvailable')}</Badge>
          ),
        }))}
      />
      {OUTSIDE_SERVICES.some((name) => !services[name]) && (
        <p className={styles.quiet}>{t('platform-admin.services.why')}</p>
      )}
    </>
  )
}
