import { useQuery } from '@tanstack/react-query'
import { listClinicTypes } from '@vastus/contract/clinics'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { sortTypes, visibleTypes } from '@vastus/domain/types/sort'
import { call } from '../../../shared/api/call.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'

/** What an e-contact in own words can be about at the clinic, by its label. */
export function useClinicTypes(clinicId: number) {
  const { t, language } = useI18n()
  const taken = useQuery({
    queryKey: ['clinic-types', clinicId],
    queryFn: ({ signal }) => call(listClinicTypes, { params: { id: String(clinicId) } }, { signal }),
    staleTime: 5 * 60_000,
  })
  const types = visibleTypes(taken.data?.content ?? [], { questionnaires: false }, language).filter(
    (type) => !isQuestionnaire(type),
  )
  const labels = Object.fromEntries(types.map((type) => [type, t(`types.${type}`)]))
  return sortTypes(types, labels, language).map((value) => ({ value, label: labels[value] ?? value }))
}
