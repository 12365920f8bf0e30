import type { KnownPhone } from '@vastus/domain/file-import/phone-row'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type PhoneOwner = KnownPhone & {
  personId: number
  personalCode: string
  name: string
  contactsOfClinicId: number | null
}

/** The clinic's patients with these codes. A code that somebody only claims is nobody's. */
export function findOwners(tx: Tx, clinicId: number, codes: readonly string[]): Promise<PhoneOwner[]> {
  return tx.query<PhoneOwner>(sql`select distinct on (p.personal_code) p.id as person_id, p.personal_code,
      p.first_name || ' ' || p.surname as name, p.phone, p.phone_given_by_patient as is_own_number,
      contacts_are_of_another_clinic(p, ${clinicId}) as is_of_another_clinic, p.contacts_of_clinic_id
    from clinic_patients cp join persons p on p.id = cp.person_id
    where cp.clinic_id = ${clinicId} and p.personal_code = any(${codes}::text[]) and p.joined_person_id is null
      and (p.identity_verified or cp.clinic_member)
    order by p.personal_code, p.identity_verified desc, p.id`)
}

/** Enters numbers, but over none that a patient gave or another clinic entered meanwhile. @returns whose number it is now */
export async function savePhones(
  tx: Tx,
  clinicId: number,
  phones: readonly { personId: number; phone: string }[],
): Promise<number[]> {
  const rows = await tx.query<{
    id: number
  }>(sql`update persons p set phone = g.phone, contacts_of_clinic_id = ${clinicId}
    from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as g("personId" bigint, phone text)
    where p.id = g."personId" and not p.phone_given_by_patient and not contacts_are_of_another_clinic(p, ${clinicId})
    returning p.id`)
  return rows.map(({ id }) => id)
}

/** Puts numbers back where nobody has changed them since. Beside an e-mail that the clinic entered they stay the clinic's. @returns whose */
export async function restorePhones(
  tx: Tx,
  phones: readonly { personId: number; phone: string; before: string | null; of: number | null }[],
): Promise<number[]> {
  const rows = await tx.query<{
    id: number
  }>(sql`update persons p set phone = g.before, contacts_of_clinic_id = case
      when coalesce(p.email, '') = '' or exists (select from users u where u.person_id = p.id) then g.of
      else p.contacts_of_clinic_id end
    from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as g("personId" bigint, phone text, before text, of bigint)
    where p.id = current_person(g."personId") and p.phone = g.phone and not p.phone_given_by_patient returning p.id`)
  return rows.map(({ id }) => id)
}
