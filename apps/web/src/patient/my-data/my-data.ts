import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { allowMyDataDownload, downloadMyData, getMyData, requestMyData } from '@vastus/contract/my-data'
import type { MyDataExport } from '@vastus/contract/my-data'
import { useRef } from 'react'
import { call } from '../../shared/api/call.ts'
import { keyForNextTry } from '../../shared/drafts/message-key.ts'

const POLL_MS = 1_000

const isUnderWay = (newest: MyDataExport | null | undefined) =>
  newest?.state === 'WAITING' || newest?.state === 'RUNNING'

const myDataOptions = queryOptions({
  queryKey: ['my-data'],
  queryFn: ({ signal }) => call(getMyData, {}, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (isUnderWay(state.data?.newest) ? POLL_MS : false),
})

/** How far the copy of one's own data is; asks again by itself while it is being made. */
export function useMyData() {
  return useQuery(myDataOptions)
}

/** Asks for a copy. A try that fails is repeated under the same key, so that one copy is made. */
export function useRequestMyData() {
  const queries = useQueryClient()
  const key = useRef(crypto.randomUUID() as string)
  return useMutation({
    mutationFn: () => call(requestMyData, {}, { idempotencyKey: key.current }),
    onSuccess: (newest) => {
      key.current = crypto.randomUUID()
      queries.setQueryData(myDataOptions.queryKey, { newest })
    },
    onError: (failure) => {
      key.current = keyForNextTry(key.current, failure)
    },
  })
}

/** Fetches the copy, after its owner has proven who they are where the sign-in is an older one. */
export function useDownloadMyData() {
  return useMutation({
    mutationFn: async () => {
      await call(allowMyDataDownload, {})
      location.assign(`/api${downloadMyData.path}`)
    },
  })
}
