import { Link } from '@tanstack/react-router'
import { isListStale } from '@vastus/domain/patient-lists/list-import'
import { countryProfile } from '@vastus/domain/country'
import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useImports } from './imports-api.ts'
import styles from './registry-import.module.css'

type StaleListsProps = { clinicId: number; children: ReactNode }

/**
 * Warns above the content when the patient lists were last imported before this month; nothing where there is no register. The
 * content waits for the answer, so that it does not move.
 */
export function StaleLists({ clinicId, children }: StaleListsProps) {
  return useSessionStore().config.services.patientRegister ? (
    <WithWarning clinicId={clinicId}>{children}</WithWarning>
  ) : (
    children
  )
}

/** Says beside the inbox that the patient lists are out of date, and leads to their import. */
export function StaleHint({ clinicId }: { clinicId: number }) {
  const { t } = useI18n()
  const { isStale } = useStaleness(clinicId)
  if (!isStale) return null
  return (
    <p>
      {t('registry-import.stale.heading')}.{' '}
      <Link to="/admin/clinic-import">{t('registry-import.stale.link')}</Link>
    </p>
  )
}

function WithWarning({ clinicId, children }: StaleListsProps) {
  const { t, format } = useI18n()
  const { isStale, last, isPending } = useStaleness(clinicId)
  if (isPending) return <Skeleton shape="card" lines={6} />
  return (
    <>
      {isStale && (
        <section
          className={styles.stale}
          aria-label={t(last === null ? 'registry-import.stale.link' : 'registry-import.stale.heading')}
        >
          <IconAlertTriangle aria-hidden="true" />
          <div>
            {last !== null && <p className={styles.strong}>{t('registry-import.stale.heading')}</p>}
            <p>
              {last === null
                ? t('registry-import.stale.never')
                : t('registry-import.stale.last', { date: format.date(last) })}
            </p>
          </div>
        </section>
      )}
      {children}
    </>
  )
}

/** When the newest import of any list ended, and whether that was before this month; not stale while it is not known. */
function useStaleness(clinicId: number) {
  const now = useNow()
  const { featureFlags } = useSessionStore().config
  const { timeZone } = countryProfile(featureFlags.COUNTRY_CODE)
  const { data, isPending } = useImports(clinicId, { isWatched: false })
  const last =
    data?.content
      .flatMap(({ lastImportedAt }) => lastImportedAt ?? [])
      .toSorted()
      .at(-1) ?? null
  return { last, isPending, isStale: data !== undefined && isListStale(last, now, timeZone) }
}
