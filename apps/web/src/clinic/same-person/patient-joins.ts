import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { joinPatients, listPatientDoubles, undoPatientJoin } from '@vastus/contract/patient-join'
import { call } from '../../shared/api/call.ts'
import { eContactKeys, refreshInbox } from '../e-contacts/index.ts'

const DOUBLES = 'patient-doubles'

/** Each look names the others in the audit trail: it is asked when somebody opens the page, and not again beside it. */
export function usePatientDoubles(clinicId: number, personId: number) {
  return useQuery({
    queryKey: [DOUBLES, clinicId, personId],
    queryFn: ({ signal }) =>
      call(
        listPatientDoubles,
        { params: { id: String(personId) }, query: { clinicId: String(clinicId) } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

type Patient = { clinicId: number; personId: number }

export function useJoinPatients({ clinicId, personId }: Patient) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (otherPersonId: number) =>
      call(
        joinPatients,
        { params: { id: String(personId) }, body: { clinicId, otherPersonId, declaration: true } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: refresh,
  })
}

export function useUndoPatientJoin({ clinicId, personId }: Patient) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (formerPersonId: number) =>
      call(
        undoPatientJoin,
        { params: { id: String(personId) }, body: { clinicId, formerPersonId } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: refresh,
  })
}

/** Whose an e-contact is may have changed in every one of them. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    refreshInbox(client)
    return client.invalidateQueries({ queryKey: eContactKeys.every })
  }
}
