import type { Handlers } from '../../http/mount.ts'
import { requireVersion } from '../../http/call.ts'
import { findSettings, putSettings } from './settings-repository.ts'
import { requireEmployment } from '../../http/require-employment.ts'

type Names = 'getAnswerSettings' | 'saveAnswerSettings'

/** How a clinic answers: how long its replies are held, and what it promises. Everybody who works there may change it. */
export function clinicSettingsRoutes(): Handlers<Names> {
  return {
    getAnswerSettings: ({ params }, call) =>
      call.transaction((tx) => findSettings(tx, requireEmployment(call, params.id).clinicId)),

    saveAnswerSettings: ({ params, body }, call) =>
      call.once(
        async (tx) => {
          const { clinicId } = requireEmployment(call, params.id)
          const { version } = await findSettings(tx, clinicId, { lock: true })
          requireVersion(call, version)
          await putSettings(tx, clinicId, body)
          call.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
          return findSettings(tx, clinicId)
        },
        {
          keep: () => ({}),
          again: (tx) => {
            const { clinicId } = requireEmployment(call, params.id)
            call.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
            return findSettings(tx, clinicId)
          },
        },
      ),
  }
}
