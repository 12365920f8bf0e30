import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { listHubNotices, markHubNoticesRead } from '@vastus/contract/information-hub'
import type { RouteResponse } from '@vastus/contract/route'
import type { NoticeType } from '@vastus/domain/information-hub/notice'
import type { HubTag } from '@vastus/domain/information-hub/tags'
import { NOTICES_PAGE_SIZE } from '@vastus/domain/information-hub/notice'
import type { Language } from '@vastus/i18n'
import { call } from '../../shared/api/call.ts'

type NoticePage = RouteResponse<typeof listHubNotices>
export type HubFilter = { type: NoticeType | 'ALL'; tags: readonly HubTag[]; search: string; unread: boolean }

const KEY = 'information-hub'

export function useHubNotices(clinicId: number, language: Language, filter: HubFilter) {
  const { type, tags, search, unread } = filter
  return useInfiniteQuery({
    queryKey: [KEY, clinicId, language, filter],
    queryFn: ({ signal, pageParam }) =>
      call(
        listHubNotices,
        {
          query: {
            clinicId: String(clinicId),
            language,
            size: String(NOTICES_PAGE_SIZE),
            page: String(pageParam),
            ...(type === 'ALL' ? {} : { types: type }),
            ...(tags.length > 0 ? { tags: tags.join(',') } : {}),
            ...(search ? { search } : {}),
            ...(unread ? { unread: 'true' } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
    placeholderData: (before) => before,
  })
}

/** Notes what was opened; lists keep showing it, also those of unread notices, until they are asked for again. */
export function useMarkRead(clinicId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (noticeIds: number[]) => call(markHubNoticesRead, { body: { clinicId, noticeIds } }),
    onSuccess: (_, noticeIds) =>
      client.setQueriesData<InfiniteData<NoticePage>>(
        { queryKey: [KEY, clinicId] },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              content: page.content.map((notice) =>
                noticeIds.includes(notice.id) ? { ...notice, isRead: true } : notice,
              ),
            })),
          },
      ),
  })
}
