import { isMedicalContentHidden } from '@vastus/domain/permissions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Principal, Role } from '../../principal.ts'
import type { FileRow } from '../e-contacts/index.ts'

export type ReadableFile = FileRow & {
  storageKey: string
  clinicId: number
  patientPersonId: number
  eContactType: TypeCode
}

const COLUMNS = sql`f.id, f.e_contact_id, f.entry_id, f.uploaded_by, f.name, f.content_type, f.size_bytes, f.scan_result,
  f.has_thumbnail, f.width, f.height, f.created_at, f.storage_key, f.clinic_id, e.patient_person_id, e.e_contact_type`

/** The file, when this caller may see its e-contact in this role and the file in it; otherwise undefined. */
export async function findReadableFile(
  tx: Tx,
  principal: Principal,
  role: Role | null,
  id: string,
): Promise<ReadableFile | undefined> {
  if (role === 'PRM_PATIENT')
    return tx.maybe<ReadableFile>(sql`select ${COLUMNS} from files f join e_contacts e on e.id = f.e_contact_id
      where f.id = ${id} and e.creator_person_id = ${principal.personId}
        and (f.uploaded_by = 'PATIENT' or f.entry_id is not null)`)
  const clinicIds = principal.employments.map((each) => each.clinicId)
  const file =
    await tx.maybe<ReadableFile>(sql`select ${COLUMNS} from files f join e_contacts e on e.id = f.e_contact_id
    where f.id = ${id} and e.clinic_id = any(${clinicIds}::bigint[]) and e.finalize_status = 'SUBMITTED'`)
  const employment = principal.employments.find((each) => each.clinicId === file?.clinicId)
  if (!file || !employment || isMedicalContentHidden(employment.profession, file.eContactType))
    return undefined
  return file
}
