import { ACCESS_LOG_PAGE_SIZE } from '@vastus/domain/limits'
import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { readAccessLog } from './access-log.ts'
import { exportJob } from './export-job.ts'
import { exportRoutes } from './export-routes.ts'

export function myDataRoutes(
  services: Services,
): Handlers<'listMyAccessLog' | 'requestMyData' | 'getMyData' | 'allowMyDataDownload' | 'downloadMyData'> {
  return {
    ...exportRoutes(services),

    listMyAccessLog: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { page = 0, size = ACCESS_LOG_PAGE_SIZE } = query
        const personId = request.principal().personId ?? 0
        const { content, total } = await readAccessLog(tx, { page, size })
        request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
        return { content, page, size, totalElements: total, last: (page + 1) * size >= total }
      }),
  }
}

export function myDataJobs(services: Services): Job[] {
  return [exportJob(services)]
}
