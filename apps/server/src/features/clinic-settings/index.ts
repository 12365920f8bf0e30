import type { Handlers } from '../../http/mount.ts'
import { requireVersion } from '../../http/request-context.ts'
import { findSettings, putSettings } from './settings-repository.ts'
import { requireEmployment } from '../../http/require-employment.ts'

type Names = 'getAnswerSettings' | 'saveAnswerSettings'

/** How a clinic answers: how long its replies are held, and what it promises. Everybody who works there may change it. */
export function clinicSettingsRoutes(): Handlers<Names> {
  return {
    getAnswerSettings: ({ params }, request) =>
      request.transaction((tx) => findSettings(tx, requireEmployment(request, params.id).clinicId)),

    saveAnswerSettings: ({ params, body }, request) =>
      request.once(
        async (tx) => {
          const { clinicId } = requireEmployment(request, params.id)
          const { version } = await findSettings(tx, clinicId, { lock: true })
          requireVersion(request, version)
          await putSettings(tx, clinicId, body)
          request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
          return findSettings(tx, clinicId)
        },
        {
          keep: () => ({}),
          again: (tx) => {
            const { clinicId } = requireEmployment(request, params.id)
            request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
            return findSettings(tx, clinicId)
          },
        },
      ),
  }
}
