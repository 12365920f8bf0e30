import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPersons } from '@vastus/contract/identity'
import type { RouteAnswer } from '@vastus/contract/route'
import { call } from '../../../../shared/api/call.ts'

export type ChoosablePerson = RouteAnswer<typeof listPersons>['content'][number]

const personsOptions = queryOptions({
  queryKey: ['persons'],
  queryFn: async ({ signal }) => (await call(listPersons, {}, { signal })).content,
})

/** The user and those the user acts for. */
export function usePersons() {
  return useQuery(personsOptions)
}
