import { useQuery } from '@tanstack/react-query'
import { getReadiness } from '@vastus/contract/platform'
import type { MessageKey } from '@vastus/i18n'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card, SummaryList } from '../../shared/ui/card.tsx'
import { IconRefresh } from '../../shared/ui/icons.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './platform-screen.module.css'

const TONES: Record<'UP' | 'DOWN' | 'OFF', Tone> = { UP: 'done', DOWN: 'danger', OFF: 'neutral' }

/** What a platform admin sees first: which parts of the installation answer. */
export function PlatformScreen() {
  const { t } = useI18n()
  const { config } = useSessionStore()
  const readiness = useQuery({
    queryKey: ['readiness'],
    queryFn: () => call(getReadiness, {}),
    retry: false,
    refetchInterval: 30_000,
  })
  const askAgain = (
    <Button
      variant="secondary"
      icon={<IconRefresh aria-hidden="true" />}
      busy={readiness.isFetching}
      onClick={() => void readiness.refetch()}
    >
      {t('identity.platform.refresh')}
    </Button>
  )

  if (readiness.isError) {
    const isNotReady = readiness.error instanceof ApiError && readiness.error.status === 503
    return (
      <PageError
        heading={t(isNotReady ? 'identity.platform.notReadyHeading' : 'identity.platform.heading')}
        text={isNotReady ? t('identity.platform.notReady') : alertOfError(readiness.error, t).text}
        actions={askAgain}
      />
    )
  }
  return (
    <div className={styles.platform}>
      <div>
        <h1>{t('identity.platform.heading')}</h1>
        <p className={styles.quiet}>{t('identity.platform.intro')}</p>
      </div>
      <Card>
        {readiness.data ? (
          <SummaryList
            rows={[
              ...Object.entries(readiness.data.parts).map(([part, state]) => ({
                label: t(`identity.platform.part.${part}` as MessageKey),
                value: <Badge tone={TONES[state]}>{t(`identity.platform.state.${state}`)}</Badge>,
              })),
              { label: t('identity.platform.version'), value: config.version },
              { label: t('identity.platform.mode'), value: t(`identity.platform.modes.${config.appMode}`) },
            ]}
          />
        ) : (
          <Skeleton lines={6} />
        )}
      </Card>
      <ButtonRow>{askAgain}</ButtonRow>
    </div>
  )
}
