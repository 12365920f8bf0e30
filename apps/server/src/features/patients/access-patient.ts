import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  findPatient,
  listRepresentatives,
  lockPerson,
  type PatientRow,
  type RepresentativeRow,
} from './patients-repository.ts'
import { presentPatients } from './present-patients.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { getClinicCalendar } from '../clinics/index.ts'

/**
 * A patient of the caller's clinics, or of the one that is named, whom nobody else changes meanwhile. Notes the look for the audit
 * trail.
 *
 * @throws NotFound for a foreign one and an absent one alike
 */
export async function accessPatient(
  tx: Tx,
  request: RequestContext,
  personId: number,
  clinicId: number | undefined,
): Promise<PatientRow & { clinicId: number }> {
  const clinicIds =
    clinicId === undefined
      ? request.principal().employments.map((employment) => employment.clinicId)
      : [requireEmployment(request, clinicId).clinicId]
  lockPerson(tx, personId)
  const patient = await findPatient(tx, clinicIds, personId)
  if (!patient) throw new NotFound()
  auditPerson(request, patient.clinicId, patient.id)
  return patient
}

/** Notes for the audit trail that the caller reads or changes what the clinic knows of a person. */
export function auditPerson(request: RequestContext, clinicId: number, personId: number): void {
  request.audit({ clinicId, subjectPersonId: personId, objectType: 'person', objectId: personId })
}

/** Somebody of whom the clinic knows that they act for its patient now, whom nobody else changes meanwhile. @throws NotFound */
export async function getRepresentative(
  tx: Tx,
  patient: { id: number; clinicId: number },
  personId: number,
  now: Date,
): Promise<RepresentativeRow> {
  lockPerson(tx, personId)
  const found = (await listRepresentatives(tx, patient.clinicId, [patient.id], now)).find(
    ({ id }) => id === personId,
  )
  if (!found) throw new NotFound()
  return found
}

/** The patient as the clinic has it now, for a caller that has accessed it already. @throws NotFound */
export async function showPatient(
  tx: Tx,
  request: RequestContext,
  clinicId: number,
  personId: number,
): Promise<ClinicPatient> {
  const row = await findPatient(tx, [clinicId], personId)
  if (!row) throw new NotFound()
  const { today } = await getClinicCalendar(tx, clinicId, request.now)
  const [shown] = await presentPatients(tx, request, [row], { clinicId, today, isChanged: true })
  if (!shown) throw new NotFound()
  return shown
}

/** How a repeated call shows a patient that an earlier one changed. */
export function showingPatient(request: RequestContext, clinicId: number | undefined) {
  return {
    keep: ({ id, added }: ClinicPatient) => ({ id, added }),
    again: async (tx: Tx, { id, added }: Pick<ClinicPatient, 'id' | 'added'>): Promise<ClinicPatient> => {
      const patient = await accessPatient(tx, request, id, clinicId)
      return { ...(await showPatient(tx, request, patient.clinicId, id)), ...(added && { added }) }
    },
  }
}
