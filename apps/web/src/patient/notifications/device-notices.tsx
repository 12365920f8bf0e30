import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './device-notices.module.css'
import { TurnButton } from './turn-button.tsx'
import { type DeviceState, useDeviceNotices } from './use-device-notices.ts'

const WORDS = { UNSUPPORTED: 'unsupported', INSTALL_FIRST: 'installFirst', BLOCKED: 'blocked' } as const

/** Whether this device shows a notice when there is news, and the way to change that. */
export function DeviceNotices({ isStaff }: { isStaff: boolean }) {
  const { t } = useI18n()
  const notices = useDeviceNotices()
  if (notices.data?.state === 'NONE') return null
  return (
    <Card heading={t('notices.device.heading')}>
      <div className={styles.content}>
        <p className={styles.quiet}>{t('notices.device.intro')}</p>
        {isStaff && <p className={styles.quiet}>{t('notices.device.introStaff')}</p>}
        {notices.data && <State state={notices.data.state} />}
        {notices.isPending && <Skeleton shape="rows" lines={1} />}
        {notices.isError && !notices.data && (
          <div role="alert" className={styles.content}>
            <p>{t('shell.pages.loadingFailed.heading')}</p>
            <Button variant="secondary" wide onClick={() => void notices.refetch()}>
              {t('shell.buttons.tryAgain')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function State({ state }: { state: Exclude<DeviceState, 'NONE'> }) {
  const { t } = useI18n()
  if (state !== 'ON' && state !== 'OFF') return <p role="status">{t(`notices.device.${WORDS[state]}`)}</p>
  return (
    <>
      <p role="status" className={styles.state}>
        <Badge tone={state === 'ON' ? 'done' : 'neutral'}>
          {t(state === 'ON' ? 'notices.device.on' : 'notices.device.off')}
        </Badge>
      </p>
      <div>
        <TurnButton state={state} />
      </div>
    </>
  )
}
