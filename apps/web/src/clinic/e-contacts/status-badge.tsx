import type { EContactStatus } from '@vastus/domain/e-contact/status'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { statusKey } from './status-key.ts'

const TONES: Record<EContactStatus, Tone> = {
  waitingForClinic: 'ourTurn',
  waitingForPatient: 'neutral',
  completed: 'done',
  rejected: 'danger',
}

/** Whose turn it is, or how it ended; an undecided first e-contact of a new patient says so instead. */
export function StatusBadge({ status, isNew }: { status: EContactStatus; isNew: boolean }) {
  const { t } = useI18n()
  const key = statusKey(status, isNew)
  return <Badge tone={key === 'clinic.row.newPatient' ? 'people' : TONES[status]}>{t(key)}</Badge>
}
