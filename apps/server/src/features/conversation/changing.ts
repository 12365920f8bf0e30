import type { ClinicEContact, PatientEContact } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accessEContact, type AccessedEContact, type EContact } from '../e-contacts/index.ts'
import { presentForClinic } from './present-for-clinic.ts'
import { presentForPatient } from './present-for-patient.ts'

const keep = ({ id }: { id: number }) => ({ id })

/** Runs a change once and shows staff what came of it; a repeated call shows the e-contact as it is then. */
export function changingForClinic(
  request: RequestContext,
  change: (tx: Tx) => Promise<AccessedEContact>,
): Promise<ClinicEContact> {
  return request.once(async (tx) => presentForClinic(tx, await change(tx), request.now), {
    keep,
    again: async (tx, { id }) => presentForClinic(tx, await accessEContact(tx, request, id), request.now),
  })
}

/** The same for the patient's side. */
export function changingForPatient(
  request: RequestContext,
  change: (tx: Tx) => Promise<EContact>,
): Promise<PatientEContact> {
  return request.once(async (tx) => presentForPatient(tx, await change(tx), request.now), {
    keep,
    again: async (tx, { id }) =>
      presentForPatient(tx, (await accessEContact(tx, request, id)).eContact, request.now),
  })
}
