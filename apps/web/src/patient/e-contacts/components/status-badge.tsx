import type { PatientEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../../shared/ui/badge.tsx'
import { IconAlertTriangle, IconCheck, IconClock, IconPencil } from '../../../shared/ui/icons.tsx'

const LOOKS: Record<PatientEContact['status'], { tone: Tone; Icon: typeof IconClock }> = {
  waitingForPatient: { tone: 'ourTurn', Icon: IconPencil },
  waitingForClinic: { tone: 'primary', Icon: IconClock },
  completed: { tone: 'done', Icon: IconCheck },
  rejected: { tone: 'danger', Icon: IconAlertTriangle },
}

/** Whose turn it is, in plain words. */
export function StatusBadge({ eContact: { status, outcome } }: { eContact: PatientEContact }) {
  const { t } = useI18n()
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
