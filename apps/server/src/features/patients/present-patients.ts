import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { ageOn, isAdult } from '@vastus/domain/identity/age'
import type { Tx } from '../../db/database.ts'
import { PERSON_SHOWN, personsShown } from '../../http/audit-trail.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listRepresentatives, type PatientRow } from './patients-repository.ts'

/**
 * Patients as staff see them, each with those who act for them; all of them are named in the audit trail.
 *
 * @param as.today `YYYY-MM-DD` at the clinic
 * @param as.isChanged of a patient whom the call names already: those who act for the patient are only shown
 */
export async function presentPatients(
  tx: Tx,
  request: RequestContext,
  rows: readonly PatientRow[],
  { clinicId, today, isChanged = false }: { clinicId: number; today: string; isChanged?: boolean },
): Promise<ClinicPatient[]> {
  const representatives = await listRepresentatives(
    tx,
    clinicId,
    rows.map(({ id }) => id),
    request.now,
  )
  const shown = isChanged ? representatives : [...rows, ...representatives]
  if (!isChanged || shown.length > 0)
    request.audit({
      ...personsShown(
        clinicId,
        shown.map(({ id }) => id),
      ),
      ...(isChanged ? { action: PERSON_SHOWN } : {}),
    })
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
      .map(({ patientId: _patientId, hasContactsOfAnother: _, ...person }) => person),
  }))
}
