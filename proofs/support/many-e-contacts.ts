import type { Database } from '../../apps/server/src/db/database.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import type { CrashCast } from './crash-clients.ts'

const AT_ONCE = 5_000

/** Old, closed e-contacts with what belongs to each: two entries, a rendered row, an event, two rows of the audit trail. */
export async function addManyEContacts(database: Database, cast: CrashCast, count: number): Promise<void> {
  for (let first = 1; first <= count; first += AT_ONCE)
    await database.ownerTransaction(async (tx) => {
      await tx.script('set local role vastus_system')
      await tx.query(sql`
        with cast_ids as (select ${cast.clinicId}::bigint as clinic, ${cast.patients[0]?.personId ?? 0}::bigint as person),
        added as (
          insert into e_contacts (clinic_id, patient_person_id, creator_person_id, direction, e_contact_type, status,
            finalize_status, outcome, text, completed_at, finalized_at, created_at, updated_at)
          select clinic, person, person, 'PATIENT_TO_CLINIC', 'HEADACHE', 'completed', 'SUBMITTED', 'ANSWERED',
            'The head has hurt for ' || n || ' days. ' || md5(n::text), now(), now(), now(), now()
          from cast_ids, generate_series(${first}::int, ${Math.min(first + AT_ONCE - 1, count)}::int) as n
          returning id, clinic_id, patient_person_id, text),
        said as (
          insert into timeline_entries (e_contact_id, clinic_id, type, author_role, text, created_at)
          select id, clinic_id, type, role, added.text, now() from added,
            (values ('SENT', 'PATIENT'), ('COMPLETED', 'CLINIC')) as two(type, role)),
        happened as (
          insert into events (e_contact_id, clinic_id, type, version, created_at)
          select id, clinic_id, 'E_CONTACT_ARCHIVED', 1, now() from added)
        select count(audit_append(clinic_id, '2026-01-01T00:00:00.000000Z', null, null, 'PRM_PATIENT', patient_person_id,
          'E_CONTACT', id::text, action, 'ALLOWED', 'request')) as audited
        from added, (values ('E_CONTACT_SEND'), ('E_CONTACT_COMPLETE')) as two(action)`)
    })
  if (count === 0) return
  await database.ownerTransaction(async (tx) => {
    await tx.script('set local role vastus_system')
    await tx.query(sql`select count(refresh_e_contact_row(id)) as rendered from e_contacts
      where not exists (select from e_contact_rows r where r.e_contact_id = e_contacts.id)`)
  })
}
