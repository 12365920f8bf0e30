import { useQuery } from '@tanstack/react-query'
import { listApplications } from '@vastus/contract/clinic-applications'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Screen, ScreenFailed, styles } from '../pages/index.ts'
import { ApplicationCard } from './application-card.tsx'

/** Clinics that ask to come to the platform. */
export function ApplicationsScreen() {
  const { t } = useI18n()
  const applications = useQuery({
    queryKey: ['clinic-applications'],
    queryFn: ({ signal }) => call(listApplications, {}, { signal }),
    staleTime: 0,
  })
  if (applications.isError)
    return <ScreenFailed heading={t('platform-admin.applications.failed')} query={applications} />
  const rows = applications.data?.content
  return (
    <Screen heading={t('platform-admin.applications.heading')} intro={t('platform-admin.applications.intro')}>
      {!rows && <Skeleton shape="card" lines={6} />}
      {rows?.length === 0 && (
        <EmptyState
          heading={t('platform-admin.applications.empty')}
          text={t('platform-admin.applications.emptyText')}
        />
      )}
      <ul role="list" className={styles.list}>
        {rows?.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
    </Screen>
  )
}
