import type { ClinicEContact, PatientEContact } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { accessEContact, type AccessedEContact, type EContact } from '../e-contacts/index.ts'
import { presentForClinic } from './present-for-clinic.ts'
import { presentForPatient } from './present-for-patient.ts'

const keep = ({ id }: { id: number }) => ({ id })

/** Runs a change once and shows staff what came of it; a repeated call shows the e-contact as it is then. */
export function changingForClinic(
  call: Call,
  change: (tx: Tx) => Promise<AccessedEContact>,
): Promise<ClinicEContact> {
  return call.once(async (tx) => presentForClinic(tx, await change(tx), call.now), {
    keep,
    again: async (tx, { id }) => presentForClinic(tx, await accessEContact(tx, call, id), call.now),
  })
}

/** The same for the patient's side. */
export function changingForPatient(
  call: Call,
  change: (tx: Tx) => Promise<EContact>,
): Promise<PatientEContact> {
  return call.once(async (tx) => presentForPatient(tx, await change(tx), call.now), {
    keep,
    again: async (tx, { id }) =>
      presentForPatient(tx, (await accessEContact(tx, call, id)).eContact, call.now),
  })
}
