import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { findSickLeave } from './sick-leave-repository.ts'
import { sendSickLeave } from './send-sick-leave.ts'

export function sickLeaveRoutes(services: Services): Handlers<'sendSickLeave'> {
  return {
    sendSickLeave: ({ params, body }, request) =>
      request.once((tx) => sendSickLeave(services, tx, request, params.id, body), {
        keep: () => ({}),
        again: async (tx) => {
          await accessEContact(tx, request, params.id)
          const sent = await findSickLeave(tx, params.id)
          if (!sent) throw new NotFound()
          return sent
        },
      }),
  }
}
