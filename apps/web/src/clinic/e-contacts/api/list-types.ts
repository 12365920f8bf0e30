import { useQuery } from '@tanstack/react-query'
import { listClinicTypes } from '@vastus/contract/clinics'
import { sortTypes, visibleTypes } from '@vastus/domain/types/sort'
import { call } from '../../../shared/api/call.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'

/** What an e-contact can be about at the clinic, by its label; questionnaires only where they can be filled in. */
export function useClinicTypes(clinicId: number, { questionnaires }: { questionnaires: boolean }) {
  const { t, language } = useI18n()
  const taken = useQuery({
    queryKey: ['clinic-types', clinicId],
    queryFn: ({ signal }) => call(listClinicTypes, { params: { id: String(clinicId) } }, { signal }),
    staleTime: 5 * 60_000,
  })
  const types = visibleTypes(taken.data?.content ?? [], { questionnaires }, language)
  const labels = Object.fromEntries(types.map((type) => [type, t(`types.${type}`)]))
  return sortTypes(types, labels, language).map((value) => ({ value, label: labels[value] ?? value }))
}
