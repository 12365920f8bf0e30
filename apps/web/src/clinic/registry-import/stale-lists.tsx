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

function WithWarning({ clinicId, children }: StaleListsProps) {
  const { t, format } = useI18n()
  const now = useNow()
  const { featureFlags } = useSessionStore().config
  const { timeZone } = countryProfile(featureFlags.COUNTRY_CODE)
  const { data, isError } = useImports(clinicId, { isWatched: false })
  if (!data) return isError ? children : <Skeleton shape="card" lines={6} />
  const last = data.content
    .flatMap(({ lastImportedAt }) => lastImportedAt ?? [])
    .toSorted()
    .at(-1)
  return (
    <>
      {isListStale(last ?? null, now, timeZone) && (
        <section className={styles.stale} aria-label={t('registry-import.stale.heading')}>
          <IconAlertTriangle aria-hidden="true" />
          <div>
            <p className={styles.strong}>{t('registry-import.stale.heading')}</p>
            <p>
              {last === undefined
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
