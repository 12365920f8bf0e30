import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addPerson,
  editPerson,
  type ListedPerson,
  listPersons,
  lookUpPerson,
  removePerson,
} from '@vastus/contract/persons'
import type { RouteCall } from '@vastus/contract/route'
import { call } from '../../../shared/api/call.ts'

export type ChoosablePerson = ListedPerson

const personsOptions = queryOptions({
  queryKey: ['persons'],
  queryFn: async ({ signal }) => (await call(listPersons, {}, { signal })).content,
})

/** The user and those the user acts for. */
export function usePersons() {
  return useQuery(personsOptions)
}

/** The next page shows the list as it is now, and with other details other clinics may know the person. */
async function askAnew(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: ['patient-clinics'] })
  await queries.invalidateQueries({ ...personsOptions, refetchType: 'all' })
}

type Saving =
  | { id: null; body: RouteCall<typeof addPerson>['body']; idempotencyKey: string }
  | { id: number; body: RouteCall<typeof editPerson>['body']; idempotencyKey: string }

/** Adds a person, or changes one; every try of the same form carries the same key. */
export function useSavePerson() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, idempotencyKey }: Saving) =>
      id === null
        ? call(addPerson, { body }, { idempotencyKey })
        : call(editPerson, { params: { id: String(id) }, body }, { idempotencyKey }),
    onSuccess: () => askAnew(queries),
  })
}

/** Ends acting for a person. What was known of the person's clinics is forgotten with it. */
export function useRemovePerson() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(removePerson, { params: { id: String(id) } }),
    onSuccess: () => askAnew(queries),
  })
}

/** Whether somebody with the code may be added. A question that fails says nothing: adding asks again. */
export function useCodeLookup(personalCode: string | null) {
  return useQuery({
    queryKey: ['person-lookup', personalCode],
    queryFn: ({ signal }) => call(lookUpPerson, { query: { personalCode: personalCode ?? '' } }, { signal }),
    enabled: personalCode !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Every form asks again: an answer on its way while a person is being added tells how it was before.
    gcTime: 0,
  })
}
