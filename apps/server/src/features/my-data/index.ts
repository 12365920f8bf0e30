import { ACCESS_LOG_PAGE_SIZE } from '@vastus/domain/limits'
import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { readAccessLog } from './access-log.ts'
import { exportJob } from './export-job.ts'
import { exportRoutes } from './export-routes.ts'

export function myDataRoutes(
  parts: Parts,
): Handlers<'listMyAccessLog' | 'requestMyData' | 'getMyData' | 'downloadMyData'> {
  return {
    ...exportRoutes(parts),

    listMyAccessLog: ({ query }, call) =>
      call.transaction(async (tx) => {
        const { page = 0, size = ACCESS_LOG_PAGE_SIZE } = query
        const personId = call.principal().personId ?? 0
        const { content, total } = await readAccessLog(tx, { page, size })
        call.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
        return { content, page, size, totalElements: total, last: (page + 1) * size >= total }
      }),
  }
}

export function myDataJobs(parts: Parts): Job[] {
  return [exportJob(parts)]
}
