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
  /** Version that the writer has seen. */
  seen: number
  content: NoticeContent
  idempotencyKey: string
}

/** Keeps what is typed; readers do not see it yet. */
export function useSaveNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ notice, seen, content, idempotencyKey }: Saving) =>
      notice
        ? call(saveNotice, { params: paramsOf(notice), body: content }, { ifMatch: seen })
        : call(addNotice, { body: content }, { idempotencyKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

export function usePublishNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (notice: EditedNotice) =>
      call(publishNotice, { params: paramsOf(notice) }, { ifMatch: notice.version }),
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
