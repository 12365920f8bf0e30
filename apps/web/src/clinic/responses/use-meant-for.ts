import { useQuery } from '@tanstack/react-query'
import { listWordings } from '@vastus/contract/official-wordings'
import type { Person } from '@vastus/contract/shapes'
import { isMeantFor } from '@vastus/domain/instruments/meant-for'
import { localDate } from '@vastus/domain/time/time-zone'
import { call } from '../../shared/api/call.ts'
import { serverNow } from '../../shared/time/server-clock.ts'
import { useStaff } from '../e-contacts/index.ts'

/** Tells which questionnaires are meant for somebody of this age and sex; all until that is known. */
export function useMeantFor(
  clinicId: number,
  person: Pick<Person, 'birthDate' | 'sex'>,
): (code: string) => boolean {
  const { timeZone } = useStaff()
  const { data } = useQuery({
    queryKey: ['clinic-questionnaires', clinicId],
    queryFn: ({ signal }) => call(listWordings, { params: { id: String(clinicId) } }, { signal }),
    staleTime: 5 * 60_000,
  })
  const today = localDate(serverNow(), timeZone)
  return (code) => {
    const found = data?.content.find(({ instrument }) => instrument === code)
    return !found || isMeantFor(found.meantFor, person, today)
  }
}
