import { useQuery } from '@tanstack/react-query'
import { getPrescriptions } from '@vastus/contract/prescriptions'
import type { RouteResponse } from '@vastus/contract/route'
import { call } from '../../../shared/api/call.ts'
import type { PrescriptionDraft } from '../../../shared/prescriptions/listed-prescriptions.ts'

type Renewal = RouteResponse<typeof getPrescriptions>

/** What was asked of the clinic last time, where nothing is listed yet. */
export function useLastRenewal(personId: number, clinicId: number, enabled: boolean) {
  return useQuery({
    queryKey: ['prescriptions', personId, clinicId],
    queryFn: ({ signal }) =>
      call(
        getPrescriptions,
        { query: { patientPersonId: String(personId), clinicId: String(clinicId) } },
        { signal },
      ),
    enabled,
    // Another device may have sent a newer one.
    gcTime: 0,
  })
}

/** A list to begin with: everything that was asked for last time, ticked, each line naming the one that it renews. */
export function listFrom({
  patientPersonId,
  clinicId,
  createdAt,
  prescriptions,
}: Renewal): PrescriptionDraft {
  return {
    patientPersonId,
    clinicId,
    from: prescriptions.length > 0 ? createdAt : null,
    prescriptions: prescriptions.map(({ id, ...line }) => ({ ...line, previousId: id, chosen: true })),
  }
}
