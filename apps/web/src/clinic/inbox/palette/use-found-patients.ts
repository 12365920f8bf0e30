import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listClinicPatients } from '@vastus/contract/clinic-patients'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useTypedSearch } from '../../../shared/forms/use-typed-search.ts'
import { useStaff } from '../../e-contacts/index.ts'

/** Fewer letters name a command, and would find half of the clinic. */
const LETTERS_MIN = 3
const SHOWN_MAX = 5

/** The patients of the clinic whose name or code is being typed. */
export function useFoundPatients(words: string) {
  const { clinicId } = useStaff()
  const [asked, setAsked] = useState('')
  useTypedSearch(words, setAsked)
  const isAsked = asked.length >= LETTERS_MIN
  const { data } = useQuery({
    queryKey: ['clinic-patients', clinicId, false, asked],
    queryFn: ({ signal }) =>
      call(listClinicPatients, { query: { clinicId: String(clinicId), search: asked } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return isAsked && words.trim().length >= LETTERS_MIN ? (data?.content ?? []).slice(0, SHOWN_MAX) : []
}
