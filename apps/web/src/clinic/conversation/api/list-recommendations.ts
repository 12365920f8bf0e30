import { useQuery } from '@tanstack/react-query'
import { listHubNotices } from '@vastus/contract/information-hub'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Language } from '@vastus/i18n'
import { call } from '../../../shared/api/call.ts'

/** They come with the product, and change with it alone. */
const KEPT_MS = 60 * 60_000

/** What the information hub recommends for a kind of e-contact, as far as the reader's profession is shown it. */
export function useRecommendations(clinicId: number, eContactType: TypeCode, language: Language) {
  return useQuery({
    queryKey: ['recommendations', clinicId, eContactType, language],
    queryFn: ({ signal }) =>
      call(
        listHubNotices,
        { query: { clinicId: String(clinicId), types: 'CLINICAL', eContactType, language } },
        { signal },
      ),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
  })
}
