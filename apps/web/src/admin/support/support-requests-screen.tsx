import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listSupportRequests } from '@vastus/contract/support'
import { SUPPORT_STATES } from '@vastus/domain/support/support-request'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Screen, ScreenFailed, styles } from '../pages/index.ts'
import { SupportRequestCard } from './support-request-card.tsx'

/** What people asked the support, and how far each answer is. */
export function SupportRequestsScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/prm/support' })
  const state = SUPPORT_STATES.find((each) => each === search.state)
  const requests = useQuery({
    queryKey: ['support-requests', state ?? 'ALL'],
    queryFn: ({ signal }) => call(listSupportRequests, { query: state ? { state } : {} }, { signal }),
    staleTime: 0,
  })
  if (requests.isError) return <ScreenFailed heading={t('platform-admin.support.failed')} query={requests} />
  const rows = requests.data?.content
  return (
    <Screen heading={t('platform-admin.support.heading')} intro={t('platform-admin.support.intro')}>
      <NativeSelect
        id="state"
        label={t('platform-admin.support.filter')}
        value={state ?? ''}
        placeholder={t('platform-admin.support.all')}
        options={SUPPORT_STATES.map((value) => ({
          value,
          label: t(`platform-admin.support.state.${value}`),
        }))}
        onChange={(chosen) =>
          void navigate({ to: '/prm/support', search: chosen ? { state: chosen } : {}, replace: true })
        }
      />
      {!rows && <Skeleton shape="card" lines={4} />}
      {rows?.length === 0 && (
        <EmptyState
          heading={t('platform-admin.support.empty')}
          text={t('platform-admin.support.emptyText')}
        />
      )}
      <ul role="list" className={styles.list}>
        {rows?.map((request) => (
          <li key={request.id}>
            <SupportRequestCard request={request} />
          </li>
        ))}
      </ul>
    </Screen>
  )
}
