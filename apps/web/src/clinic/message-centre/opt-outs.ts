import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listClinicPatients } from '@vastus/contract/clinic-patients'
import { listSmsOptOuts, setSmsOptOut } from '@vastus/contract/sms-opt-outs'
import { call } from '../../shared/api/call.ts'

/** Who wants no SMS of the clinic. */
export function useOptOuts(clinicId: number) {
  return useQuery({
    queryKey: ['sms-opt-outs', clinicId],
    queryFn: async ({ signal }) =>
      (await call(listSmsOptOuts, { query: { clinicId: String(clinicId) } }, { signal })).content,
    staleTime: 0,
  })
}

/** Patients of the clinic who match; while other words are asked, the ones before stay. */
export function useFoundPatients(clinicId: number, search: string) {
  return useQuery({
    queryKey: ['sms-opt-out-search', clinicId, search],
    queryFn: async ({ signal }) =>
      (await call(listClinicPatients, { query: { clinicId: String(clinicId), search } }, { signal })).content,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

/** Enters that somebody wants no SMS, or takes back what staff entered. */
export function useSetOptOut(clinicId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ personId, wantsSms }: { personId: number; wantsSms: boolean }) =>
      call(setSmsOptOut, { params: { personId: String(personId) }, body: { clinicId, wantsSms } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sms-opt-outs', clinicId] }),
  })
}
