import { queryOptions, useQuery } from '@tanstack/react-query'
import { listClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import { E_CONTACT_STATUSES } from '@vastus/domain/e-contact/status'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from '../../e-contacts/index.ts'

/** Every e-contact of one patient in the clinic, open and finished, newest first. */
export function eContactsOfPatientOptions(clinicId: number, personId: number) {
  return queryOptions({
    queryKey: eContactKeys.ofPatient(clinicId, personId),
    queryFn: ({ signal }) =>
      call(
        listClinicEContacts,
        {
          query: {
            clinicId: String(clinicId),
            patientPersonIds: String(personId),
            statuses: E_CONTACT_STATUSES.join(','),
            size: '50',
          },
        },
        { signal },
      ),
    staleTime: 30_000,
  })
}

export function useEContactsOfPatient(clinicId: number, personId: number | undefined) {
  return useQuery({ ...eContactsOfPatientOptions(clinicId, personId ?? 0), enabled: personId !== undefined })
}
