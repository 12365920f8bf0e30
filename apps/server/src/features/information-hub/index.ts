import { isNoticeFound } from '@vastus/domain/information-hub/find-notices'
import { isNoticeShownTo, NOTICES_PAGE_SIZE } from '@vastus/domain/information-hub/notice'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { languageOf } from '../../http/words.ts'
import { hubEditingRoutes } from './editing-routes.ts'
import { listPublished, markRead, type ShownNotice } from './notices-repository.ts'

type ReaderNames = 'listHubNotices' | 'hubStatus' | 'getHubNotice' | 'markHubNoticesRead'
type Names = ReaderNames | keyof ReturnType<typeof hubEditingRoutes>
type Reader = { clinicId?: number | undefined; language?: string | undefined }
type Wanted = Parameters<typeof listPublished>[2]

/** What staff should know: as they read it, and as the platform edits it. */
export function informationHubRoutes(): Handlers<Names> {
  return { ...readerRoutes(), ...hubEditingRoutes() }
}

/** Which notices a profession is shown is a rule of the domain. */
function readerRoutes(): Handlers<ReaderNames> {
  return {
    listHubNotices: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { types, eContactType, tags, search, unread, page = 0, size = NOTICES_PAGE_SIZE } = query
        const shown = (await shownTo(tx, request, query, { types, eContactType })).filter((notice) =>
          isNoticeFound(notice, { tags, search, unread }),
        )
        const content = shown.slice(page * size, (page + 1) * size)
        const totalElements = shown.length
        return { content, page, size, totalElements, last: (page + 1) * size >= totalElements }
      }),

    hubStatus: ({ query }, request) =>
      request.transaction(async (tx) => {
        const shown = await shownTo(tx, request, query, { types: query.types })
        return {
          hasNotices: shown.length > 0,
          unread: shown.filter(({ isRead }) => !isRead).length,
        }
      }),

    getHubNotice: ({ params, query }, request) =>
      request.transaction(async (tx) => {
        const [found] = await shownTo(tx, request, query, { id: params.id })
        if (!found) throw new NotFound()
        return found
      }),

    markHubNoticesRead: ({ body }, request) =>
      request.transaction(async (tx) => {
        const shown = await shownTo(tx, request, body, {})
        const opened = shown.flatMap(({ id }) => (body.noticeIds.includes(id) ? [id] : []))
        await markRead(tx, request.principal().userId, opened, request.now)
        return undefined
      }),
  }
}

async function shownTo(
  tx: Tx,
  request: RequestContext,
  { clinicId, language }: Reader,
  wanted: Wanted,
): Promise<ShownNotice[]> {
  const { profession } = requireEmployment(request, clinicId)
  const reader = {
    userId: request.principal().userId,
    language: languageOf(language, '', request.language),
  }
  const published = await listPublished(tx, reader, wanted)
  return published.filter((notice) => isNoticeShownTo(profession, notice))
}
