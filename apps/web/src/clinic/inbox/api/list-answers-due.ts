import { useQuery } from '@tanstack/react-query'
import { listAnswersDue } from '@vastus/contract/inbox'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from '../../e-contacts/index.ts'

/** The waits of which the reader is to know that the promised time runs out, or has. */
export function useAnswersDue() {
  return useQuery({
    queryKey: eContactKeys.due,
    queryFn: ({ signal }) => call(listAnswersDue, {}, { signal }),
  })
}
