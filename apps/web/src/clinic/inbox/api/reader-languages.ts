import { useQuery } from '@tanstack/react-query'
import { listReaderLanguages } from '@vastus/contract/inbox'
import type { DashboardRow } from '@vastus/contract/shapes'
import type { Language } from '@vastus/domain/locale'
import { writtenLanguage } from '@vastus/domain/templates/written-language'
import { call } from '../../../shared/api/call.ts'

/** In which language each of several patients reads an answer: that of the account, else the one that their own last words show. */
export function useReaderLanguages(clinicId: number, rows: readonly DashboardRow[]) {
  const eContactIds = rows.map(({ id }) => id).join(',')
  const { data, isPending } = useQuery({
    queryKey: ['reader-languages', clinicId, eContactIds],
    queryFn: ({ signal }) =>
      call(listReaderLanguages, { query: { clinicId: String(clinicId), eContactIds } }, { signal }),
    staleTime: 0,
  })
  const known = new Map(data?.content.map(({ eContactId, language }) => [eContactId, language]))
  const languageOf = ({ id, messagePreview, previewByClinic }: DashboardRow): Language | undefined =>
    known.get(id) ?? (previewByClinic ? undefined : writtenLanguage(messagePreview ?? ''))
  return { languageOf, isPending }
}
