import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listMySms, listMySmsChoices, setMySmsChoice } from '@vastus/contract/sms-opt-outs'
import { call } from '../../shared/api/call.ts'

/** Which clinics may write to the patient by SMS. */
export const smsChoicesOptions = queryOptions({
  queryKey: ['my-sms-choices'],
  queryFn: async ({ signal }) => (await call(listMySmsChoices, {}, { signal })).content,
  refetchOnMount: 'always',
})

/** What clinics sent to many and to the patient's phone, newest first. */
export const mySmsOptions = infiniteQueryOptions({
  queryKey: ['my-sms'],
  queryFn: ({ pageParam, signal }) => call(listMySms, { query: { page: String(pageParam) } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
  refetchOnMount: 'always',
})

/** Refuses SMS of a clinic, or takes that back. */
export function useSetSmsChoice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ clinicId, wantsSms }: { clinicId: number; wantsSms: boolean }) =>
      call(setMySmsChoice, { params: { clinicId: String(clinicId) }, body: { wantsSms } }),
    onSuccess: (changed) =>
      queries.setQueryData(smsChoicesOptions.queryKey, (choices) =>
        choices?.map((each) => (each.clinicId === changed.clinicId ? changed : each)),
      ),
  })
}
