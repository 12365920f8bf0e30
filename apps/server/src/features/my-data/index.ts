import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { readAccessLog } from './access-log.ts'

const ACCESS_PAGE_SIZE = 20

export function myDataRoutes(_parts: Parts): Handlers<'listMyAccessLog'> {
  return {
    listMyAccessLog: ({ query }, call) =>
      call.transaction(async (tx) => {
        const { page = 0, size = ACCESS_PAGE_SIZE } = query
        const personId = call.principal().personId ?? 0
        const { content, total } = await readAccessLog(tx, { page, size })
        call.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
        return { content, page, size, totalElements: total, last: (page + 1) * size >= total }
      }),
  }
}
