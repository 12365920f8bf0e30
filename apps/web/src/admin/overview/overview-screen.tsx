import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getPlatformState } from '@vastus/contract/platform-admin'
import type { MessageKey } from '@vastus/i18n'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card, linkCardClass, SummaryList } from '../../shared/ui/card.tsx'
import { IconChevronRight, IconRefresh } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Screen, ScreenFailed, styles } from '../pages/index.ts'
import { AttentionList } from './attention-list.tsx'
import { Figures } from './figures.tsx'
import { OutsideServices } from './outside-services.tsx'

const TONES: Record<'UP' | 'DOWN' | 'OFF', Tone> = { UP: 'done', DOWN: 'danger', OFF: 'neutral' }
const CHILDREN = [
  ['/prm/clinics', 'clinics'],
  ['/prm/applications', 'applications'],
  ['/prm/add-clinic', 'addClinic'],
  ['/prm/support', 'support'],
  ['/prm/hub-notices', 'hubNotices'],
  ['/prm/adverts', 'adverts'],
  ['/prm/documents', 'documents'],
  ['/prm/prompts', 'prompts'],
  ['/prm/ai-models', 'aiModels'],
] as const

/** What a platform administrator sees first: what needs attention, the state of the installation, and where to go on. */
export function OverviewScreen() {
  const { t } = useI18n()
  const { config } = useSessionStore()
  const state = useQuery({
    queryKey: ['platform-state'],
    queryFn: ({ signal }) => call(getPlatformState, {}, { signal }),
    refetchInterval: 30_000,
    staleTime: 0,
  })
  if (state.isError && !state.data)
    return <ScreenFailed heading={t('platform-admin.heading')} query={state} />
  const { data } = state
  return (
    <Screen heading={t('platform-admin.heading')} intro={t('platform-admin.intro')}>
      <Card heading={t('platform-admin.attention.heading')}>
        {data ? <AttentionList state={data} /> : <Skeleton lines={2} />}
      </Card>
      <Card heading={t('platform-admin.parts')}>
        {data ? (
          <SummaryList
            rows={[
              ...Object.entries(data.parts).map(([part, found]) => ({
                label: t(`platform-admin.part.${part}` as MessageKey),
                value: <Badge tone={TONES[found]}>{t(`platform-admin.state.${found}`)}</Badge>,
              })),
              { label: t('platform-admin.version'), value: config.version },
              { label: t('platform-admin.mode'), value: t(`platform-admin.modes.${config.appMode}`) },
            ]}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
      <Card heading={t('platform-admin.services.heading')}>
        <OutsideServices />
      </Card>
      <Card heading={t('platform-admin.figures')}>
        {data ? <Figures state={data} /> : <Skeleton lines={6} />}
      </Card>
      <ButtonRow>
        <Button
          variant="secondary"
          icon={<IconRefresh aria-hidden="true" />}
          busy={state.isFetching}
          onClick={() => void state.refetch()}
        >
          {t('platform-admin.refresh')}
        </Button>
      </ButtonRow>
      <nav className={styles.links} aria-label={t('platform-admin.heading')}>
        {CHILDREN.map(([to, name]) => (
          <Link key={to} to={to} className={linkCardClass}>
            <span className={styles.link}>
              <span>{t(`platform-admin.${name}.link`)}</span>
              <span className={styles.quiet}>{t(`platform-admin.${name}.linkText`)}</span>
            </span>
            <IconChevronRight aria-hidden="true" />
          </Link>
        ))}
      </nav>
    </Screen>
  )
}
