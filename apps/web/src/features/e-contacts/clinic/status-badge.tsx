import type { EContactStatus } from '@vastus/domain/e-contact/status'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../../shared/ui/badge.tsx'

const TONES: Record<EContactStatus, Tone> = {
  waitingForClinic: 'ourTurn',
  waitingForPatient: 'neutral',
  completed: 'done',
  rejected: 'danger',
}

/** Whose turn it is, or how it ended; a first e-contact of a new patient says so instead. */
export function StatusBadge({ status, isNew }: { status: EContactStatus; isNew: boolean }) {
  const { t } = useI18n()
  if (isNew) return <Badge tone="people">{t('clinic.row.newPatient')}</Badge>
  return <Badge tone={TONES[status]}>{t(`enums.status.clinic.${status}`)}</Badge>
}
