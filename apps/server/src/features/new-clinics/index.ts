import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { addPlatformClinic } from './add-new-clinic.ts'
import { listApplicationRows } from './applications-repository.ts'
import { applyForClinic } from './apply.ts'
import { decideApplication, presentApplication } from './decide-application.ts'
import { previewAgreement } from './preview-agreement.ts'

export { countWaiting } from './applications-repository.ts'

type Names =
  | 'addPlatformClinic'
  | 'previewAgreement'
  | 'signUpClinic'
  | 'listApplications'
  | 'decideApplication'

/** How a clinic comes to the platform: its administrator adds it, or it applies and is accepted. */
export function newClinicRoutes(services: Services): Handlers<Names> {
  return {
    addPlatformClinic: ({ body }, request) => addPlatformClinic(services, request, body),
    previewAgreement: ({ body }, request) => previewAgreement(services, request, body),
    signUpClinic: ({ body }, request) => applyForClinic(services, request, body),
    listApplications: (_input, request) =>
      request.transaction(async (tx) => {
        request.audit({
          clinicId: null,
          subjectPersonId: null,
          objectType: 'clinicApplications',
          objectId: 0,
        })
        return wholePage((await listApplicationRows(tx)).map((row) => presentApplication(row, request.now)))
      }),
    decideApplication: ({ params, body }, request) => decideApplication(services, request, params.id, body),
  }
}
