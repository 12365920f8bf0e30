import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endRepresentative, listRepresentatives } from '@vastus/contract/persons'
import { call } from '../../shared/api/call.ts'

const representativesOptions = queryOptions({
  queryKey: ['representatives'],
  queryFn: async ({ signal }) => (await call(listRepresentatives, {}, { signal })).content,
  refetchOnMount: 'always',
})

/** Those who may write to clinics for the user. */
export function useRepresentatives() {
  return useQuery(representativesOptions)
}

/** Ends the right of one of them; the list is asked for again, also when somebody else was faster. */
export function useEndRepresentative() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(endRepresentative, { params: { id: String(id) } }),
    onSettled: () => queries.invalidateQueries(representativesOptions),
  })
}
