import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endRepresentation, getRepresentation } from '@vastus/contract/persons'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from '../../e-contacts/index.ts'

/** Who wrote for the patient of an e-contact, and whether they still may. */
export function useRepresentation(eContactId: number) {
  return useQuery({
    queryKey: eContactKeys.representation(eContactId),
    queryFn: ({ signal }) => call(getRepresentation, { params: { id: String(eContactId) } }, { signal }),
    staleTime: 60_000,
  })
}

/** Ends it; the answer brings the panel up to date. */
export function useEndRepresentation(eContactId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(endRepresentation, { params: { id: String(eContactId) } }),
    onSuccess: (answer) => queries.setQueryData(eContactKeys.representation(eContactId), answer),
  })
}
