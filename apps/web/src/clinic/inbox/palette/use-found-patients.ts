import { useQuery } from '@tanstack/react-query'
import { listClinicPatients } from '@vastus/contract/clinic-patients'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useTypedSearch } from '../../../shared/forms/use-typed-search.ts'
import { useStaff } from '../../e-contacts/index.ts'
import { patientSearch } from './patient-search.ts'

const SHOWN_MAX = 5

/** The patients of the clinic whose name or code is typed: of these very words, never of earlier ones. */
export function useFoundPatients(words: string) {
  const { clinicId } = useStaff()
  const [asked, setAsked] = useState('')
  useTypedSearch(words, setAsked)
  const { search, isAwaited } = patientSearch(words, asked)
  const { data, isLoading } = useQuery({
    queryKey: ['clinic-patients', clinicId, false, search],
    queryFn: ({ signal }) =>
      call(listClinicPatients, { query: { clinicId: String(clinicId), search: search ?? '' } }, { signal }),
    enabled: search !== null,
    staleTime: 10_000,
  })
  return { patients: (data?.content ?? []).slice(0, SHOWN_MAX), isLooking: isAwaited || isLoading }
}
