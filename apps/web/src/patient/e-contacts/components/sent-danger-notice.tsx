import { sentDanger } from '../sent-danger.ts'
import { DangerNotice } from './danger-notice.tsx'

/** Whom to call, on the pages after a message with danger signs was sent: that it has arrived is no help yet. */
export function SentDangerNotice({ eContactId }: { eContactId: number }) {
  const danger = sentDanger.find(eContactId)
  return danger && <DangerNotice signs={danger.signs} place="SENT" opensNextAt={danger.opensNextAt} />
}
