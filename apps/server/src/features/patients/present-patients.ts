import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { ageOn, isAdult } from '@vastus/domain/identity/age'
import type { Tx } from '../../db/database.ts'
import { listRepresentatives, type PatientRow } from './patients-repository.ts'

/**
 * Patients as staff see them, each with those who act for them.
 *
 * @param today `YYYY-MM-DD` at the clinic
 */
export async function presentPatients(
  tx: Tx,
  rows: readonly PatientRow[],
  { today, now }: { today: string; now: Date },
): Promise<ClinicPatient[]> {
  const representatives = await listRepresentatives(
    tx,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map(({ id, birthDate, ...row }) => ({
    id,
    birthDate,
    firstName: row.firstName,
    surname: row.surname,
    personalCode: row.personalCode,
    sex: row.sex,
    email: row.email,
    phone: row.phone,
    listCode: row.listCode,
    clinicMember: row.clinicMember,
    age: ageOn(birthDate, today).years,
    adult: isAdult(birthDate, today),
    emailLocked: row.emailLocked,
    phoneLocked: row.phoneLocked,
    reach: row.reach,
    representatives: representatives
      .filter(({ patientId }) => patientId === id)
      .map(({ patientId: _patientId, ...person }) => person),
  }))
}
