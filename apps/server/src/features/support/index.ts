import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { askSupport } from './ask-support.ts'
import { changeRequest } from './handle-requests.ts'
import { mailRequestJob } from './mail-request-job.ts'
import { listHandledRequests } from './support-repository.ts'

export { countOpenRequests } from './support-repository.ts'

type Names = 'askSupport' | 'listSupportRequests' | 'changeSupportRequest'

/** Questions to the makers of the platform. */
export function supportRoutes(services: Services): Handlers<Names> {
  return {
    askSupport: ({ body }, request) => askSupport(services, request, body),
    listSupportRequests: ({ query }, request) =>
      request.transaction(async (tx) => {
        request.audit({ clinicId: null, subjectPersonId: null, objectType: 'supportRequests', objectId: 0 })
        return wholePage(await listHandledRequests(tx, query.state))
      }),
    changeSupportRequest: ({ params, body }, request) => changeRequest(request, params.id, body.state),
  }
}

export function supportJobs(services: Services): Job[] {
  return [mailRequestJob(services)]
}
