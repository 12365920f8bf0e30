import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPatientClinics } from '@vastus/contract/clinics'
import type { RouteAnswer } from '@vastus/contract/route'
import { call } from '../../../../shared/api/call.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'

export type ChoosableClinic = RouteAnswer<typeof listPatientClinics>['content'][number]

const clinicsOptions = (personId: number, locale: string) =>
  queryOptions({
    queryKey: ['patient-clinics', personId, locale],
    queryFn: async ({ signal }) =>
      (await call(listPatientClinics, { query: { personId: String(personId), locale } }, { signal })).content,
    enabled: personId > 0,
  })

/** The clinics that a person can write to. */
export function usePatientClinics(personId: number) {
  const { language } = useI18n()
  return useQuery(clinicsOptions(personId, language))
}
