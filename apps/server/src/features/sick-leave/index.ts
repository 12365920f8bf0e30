import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { findSickLeave } from './sick-leave-repository.ts'
import { sendSickLeave } from './send-sick-leave.ts'

export function sickLeaveRoutes(parts: Parts): Handlers<'sendSickLeave'> {
  return {
    sendSickLeave: ({ params, body }, call) =>
      call.once((tx) => sendSickLeave(parts, tx, call, params.id, body), {
        keep: () => ({}),
        again: async (tx) => {
          await accessEContact(tx, call, params.id)
          const sent = await findSickLeave(tx, params.id)
          if (!sent) throw new NotFound()
          return sent
        },
      }),
  }
}
