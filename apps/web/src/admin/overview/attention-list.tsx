import { Link } from '@tanstack/react-router'
import type { getPlatformState } from '@vastus/contract/platform-admin'
import type { RouteResponse } from '@vastus/contract/route'
import { type Attention, findAttention } from '@vastus/domain/platform/attention'
import type { MessageKey } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconAlertTriangle, IconClock } from '../../shared/ui/icons.tsx'
import { styles } from '../pages/index.ts'

export type PlatformState = RouteResponse<typeof getPlatformState>

/** What fails or waits, the most urgent first. */
export function AttentionList({ state }: { state: PlatformState }) {
  const { t } = useI18n()
  const found = findAttention(state, new Date(state.at))
  if (found.length === 0) return <p className={styles.quiet}>{t('platform-admin.attention.none')}</p>
  return (
    <ul role="list" className={styles.attention}>
      {found.map((each) => (
        <li
          key={each.kind === 'PART_DOWN' ? each.part : each.kind}
          className={isWaiting(each) ? styles.waits : undefined}
        >
          {isWaiting(each) ? <IconClock aria-hidden="true" /> : <IconAlertTriangle aria-hidden="true" />}
          <Words about={each} newestBackupAt={state.backup.newestAt} />
        </li>
      ))}
    </ul>
  )
}

const isWaiting = ({ kind }: Attention) => kind === 'SUPPORT_REQUESTS' || kind === 'APPLICATIONS'

function Words({ about, newestBackupAt }: { about: Attention; newestBackupAt: string | null }) {
  const { t, format } = useI18n()
  switch (about.kind) {
    case 'PART_DOWN':
      return t('platform-admin.attention.PART_DOWN', {
        part: t(`platform-admin.part.${about.part}` as MessageKey),
      })
    case 'NO_BACKUP':
      return t('platform-admin.attention.NO_BACKUP')
    case 'BACKUP_OLD':
      return t('platform-admin.attention.BACKUP_OLD', {
        date: newestBackupAt ? format.dateTime(newestBackupAt) : '',
      })
    case 'DEAD_JOBS':
      return t('platform-admin.attention.DEAD_JOBS', { count: about.count })
    case 'APPLICATIONS':
      return (
        <Link to="/prm/applications">
          {t('platform-admin.attention.APPLICATIONS', { count: about.count })}
        </Link>
      )
    case 'SUPPORT_REQUESTS':
      return (
        <Link to="/prm/support">
          {t('platform-admin.attention.SUPPORT_REQUESTS', { count: about.count })}
        </Link>
      )
  }
}
