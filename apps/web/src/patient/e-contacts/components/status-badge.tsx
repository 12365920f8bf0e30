import type { PatientEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import { Badge, type Tone } from '../../../shared/ui/badge.tsx'
import { IconAlertTriangle, IconCheck, IconClock, IconPencil } from '../../../shared/ui/icons.tsx'

const LOOKS: Record<PatientEContact['status'], { tone: Tone; Icon: typeof IconClock }> = {
  waitingForPatient: { tone: 'ourTurn', Icon: IconPencil },
  waitingForClinic: { tone: 'primary', Icon: IconClock },
  completed: { tone: 'done', Icon: IconCheck },
  rejected: { tone: 'danger', Icon: IconAlertTriangle },
}

/** Whose turn it is, in plain words. What can't be answered yet asks for no answer: it says from when. */
export function StatusBadge({ eContact }: { eContact: PatientEContact }) {
  const { t, format } = useI18n()
  const lockedUntil = useLock(eContact)
  const { status, outcome } = eContact
  if (lockedUntil && status === 'waitingForPatient')
    return (
      <Badge tone="neutral" icon={<IconClock aria-hidden="true" />}>
        {t('patient.listEntry.lockedUntil', { when: format.dateTime(lockedUntil) })}
      </Badge>
    )
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={outcome === 'CANCELLED' ? 'neutral' : tone} icon={<Icon aria-hidden="true" />}>
      {outcome === 'CANCELLED'
        ? t('patient.entry.CANCELLED')
        : outcome === 'ANSWERED' && status === 'completed'
          ? t('patient.listEntry.answered')
          : t(`enums.status.patient.${status}`)}
    </Badge>
  )
}

/** From when the patient may write, while the clinic has set a time that is still to come. */
function useLock({ replyBlockedUntil }: PatientEContact): string | null {
  const now = useNow()
  return replyBlockedUntil && new Date(replyBlockedUntil) > now ? replyBlockedUntil : null
}
