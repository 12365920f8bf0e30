import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'

type Names =
  | 'sendFreeText'
  | 'listMyEContacts'
  | 'finalizeEContact'
  | 'getMyTimeline'
  | 'addInfo'
  | 'answerInquiry'
  | 'cancelEContact'
  | 'reopenMyEContact'
  | 'listClinicEContacts'
  | 'countClinicEContacts'
  | 'getClinicEContact'
  | 'getClinicTimeline'
  | 'listNotes'
  | 'addNote'
  | 'assignEContact'
  | 'sendInquiry'
  | 'completeEContact'
  | 'acceptEContact'
  | 'rejectEContact'
  | 'reopenClinicEContact'

export function eContactRoutes(_parts: Parts): Handlers<Names> {
  throw new Error('being built')
}
