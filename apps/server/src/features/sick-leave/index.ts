import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { sendSickLeave } from './send-sick-leave.ts'

export function sickLeaveRoutes(parts: Parts): Handlers<'sendSickLeave'> {
  return {
    sendSickLeave: ({ params, body }, call) =>
      call.transaction((tx) => sendSickLeave(parts, tx, call, params.id, body)),
  }
}
