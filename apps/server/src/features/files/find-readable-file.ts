import { isMedicalContentHidden } from '@vastus/domain/permissions'
import type { Tx } from '../../db/database.ts'
import type { Principal, Role } from '../../principal.ts'
import { findFileOfClinics, findFileOfPatient, type ReadableFile } from './files-repository.ts'

/** The file, when this caller may see its e-contact in this role and the file in it; otherwise undefined. */
export async function findReadableFile(
  tx: Tx,
  principal: Principal,
  role: Role | null,
  id: string,
  now: Date,
): Promise<ReadableFile | undefined> {
  if (role === 'PRM_PATIENT') return findFileOfPatient(tx, principal.personId, id, now)
  const clinicIds = principal.employments.map((each) => each.clinicId)
  const file = await findFileOfClinics(tx, { clinicIds, userId: principal.userId }, id)
  const employment = principal.employments.find((each) => each.clinicId === file?.clinicId)
  if (!file || !employment || isMedicalContentHidden(employment.profession, file.eContactType))
    return undefined
  return file
}
