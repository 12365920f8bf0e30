import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPatientClinics } from '@vastus/contract/clinics'
import type { RouteAnswer } from '@vastus/contract/route'
import type { PatientEContact } from '@vastus/contract/shapes'
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

/** Those of the person whom an e-contact is about. Of somebody one no longer represents, the clinics are no longer told. */
export function useClinicsOfPatient(eContact: PatientEContact | undefined) {
  return usePatientClinics(eContact && !eContact.representationEnded ? eContact.patient.id : 0)
}
