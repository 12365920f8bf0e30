import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addNotice,
  expireNotice,
  listEditedNotices,
  publishNotice,
  saveNotice,
} from '@vastus/contract/hub-editing'
import type { RouteResponse } from '@vastus/contract/route'
import type { NoticeContent } from '@vastus/domain/information-hub/notice-content'
import { call } from '../../shared/api/call.ts'

export type EditedNotice = RouteResponse<typeof listEditedNotices>['content'][number]

const KEY = ['hub-notices']

export function useNotices() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listEditedNotices, {}, { signal }),
    staleTime: 0,
  })
}

type Saving = {
  notice: EditedNotice | undefined
  content: NoticeContent
  isPublished: boolean
  idempotencyKey: string
}

/** Keeps what is typed, and shows it to readers if that is wanted. */
export function useSaveNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ notice, content, isPublished, idempotencyKey }: Saving) => {
      const saved = notice
        ? await call(saveNotice, { params: paramsOf(notice), body: content }, { ifMatch: notice.version })
        : await call(addNotice, { body: content }, { idempotencyKey })
      return isPublished
        ? call(publishNotice, { params: paramsOf(saved) }, { ifMatch: saved.version })
        : saved
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useExpireNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (notice: EditedNotice) =>
      call(expireNotice, { params: paramsOf(notice) }, { ifMatch: notice.version }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

const paramsOf = ({ id }: EditedNotice) => ({ id: String(id) })
