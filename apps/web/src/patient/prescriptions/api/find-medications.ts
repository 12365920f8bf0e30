import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { findMedications } from '@vastus/contract/prescriptions'
import type { RouteResponse } from '@vastus/contract/route'
import { medicationWords } from '@vastus/domain/prescriptions/search'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useTypedSearch } from '../../../shared/forms/use-typed-search.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'

export type Medication = RouteResponse<typeof findMedications>['content'][number]

/** Medicines that fit what is typed. */
export function useMedications(typed: string) {
  const { language } = useI18n()
  const [search, setSearch] = useState('')
  useTypedSearch(typed, setSearch)
  const isAsked = medicationWords(search).length > 0
  const query = useQuery({
    queryKey: ['medications', search, language],
    queryFn: async ({ signal }) =>
      (await call(findMedications, { query: { search: search.slice(0, 100), locale: language } }, { signal }))
        .content,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  const isCurrent = isAsked && search === typed.trim() && !query.isPlaceholderData
  return {
    found: medicationWords(typed).length > 0 && isAsked ? (query.data ?? []) : [],
    /** The answer belongs to what is typed now. */
    isAnswered: isCurrent && query.isSuccess,
    isFailed: isCurrent && query.isError,
    isSearching: medicationWords(typed).length > 0 && !(isCurrent && !query.isFetching),
  }
}
