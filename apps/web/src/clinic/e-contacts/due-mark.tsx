import type { ClinicEContact, DashboardRow } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconAlertTriangle, IconClock } from '../../shared/ui/icons.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './due.module.css'
import { useDue, useWaitingWords } from './waiting.ts'

/** In a row: how long the clinic has been waited for, and the state of its promise. */
export function WaitingMark({ row }: { row: DashboardRow }) {
  const words = useWaitingWords(row)
  if (!words) return null
  return (
    <span className={classNames(styles.mark, words.state && styles[words.state])} title={words.full}>
      {words.state === 'LATE' ? <IconAlertTriangle aria-hidden="true" /> : <IconClock aria-hidden="true" />}
      <span aria-hidden="true">{words.short}</span>
      <VisuallyHidden>{words.full}</VisuallyHidden>
    </span>
  )
}

/** In the head of a conversation: by when an answer is promised. */
export function DueBadge({ eContact }: { eContact: ClinicEContact | DashboardRow }) {
  const { t, format } = useI18n()
  const now = useNow()
  const due = useDue(eContact)
  if (!due) return null
  const when = format.relativeDay(due.at, now)
  if (due.state === 'LATE')
    return (
      <Badge tone="danger" icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('clinic.due.badgeLate', { when })}
      </Badge>
    )
  return (
    <Badge tone={due.state === 'SOON' ? 'ourTurn' : 'neutral'} icon={<IconClock aria-hidden="true" />}>
      {t('clinic.due.badgeBy', { when })}
    </Badge>
  )
}
