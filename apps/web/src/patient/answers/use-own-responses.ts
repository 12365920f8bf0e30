import { useQuery } from '@tanstack/react-query'
import { listMyResponses } from '@vastus/contract/instruments'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

/** The questionnaires that were filled in for an own e-contact. */
export function useOwnResponses(eContactId: number) {
  const { language } = useI18n()
  return useQuery({
    queryKey: ['my-questionnaire-responses', eContactId, language],
    queryFn: ({ signal }) =>
      call(listMyResponses, { params: { id: String(eContactId) }, query: { locale: language } }, { signal }),
  })
}
