import type { SmsBatch } from '@vastus/contract/sms'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'

type Stage = 'WAITING' | 'UNDER_WAY' | 'STOPPED' | 'SENT' | 'INCOMPLETE'

/** How far a sending is, in one word. */
export function stageOf({ states, recipients, stoppedAt }: SmsBatch): Stage {
  const count = (...names: (keyof typeof states)[]) =>
    names.reduce((sum, name) => sum + (states[name] ?? 0), 0)
  if (stoppedAt) return 'STOPPED'
  if (count('PLANNED') === recipients) return 'WAITING'
  if (count('PLANNED', 'SENDING') > 0) return 'UNDER_WAY'
  return count('FAILED', 'UNKNOWN') > 0 ? 'INCOMPLETE' : 'SENT'
}

const TONES: Record<Stage, Tone> = {
  WAITING: 'ourTurn',
  UNDER_WAY: 'primary',
  STOPPED: 'neutral',
  SENT: 'done',
  INCOMPLETE: 'danger',
}

export function BatchState({ batch }: { batch: SmsBatch }) {
  const { t } = useI18n()
  const stage = stageOf(batch)
  return <Badge tone={TONES[stage]}>{t(`message-centre.stage.${stage}`)}</Badge>
}
