import { inject } from 'vitest'
import { sql } from '../db/sql.ts'
import type { Story } from '../features/e-contacts/testing/story.ts'
import { addressOf, administer } from './templates.ts'

/**
 * Fills both clinics of a story on PostgreSQL with list rows, each of a patient of its own, without the long way over sending: every
 * second one belongs to the story's clinic. Then it does what a server does by itself in time.
 */
export async function createManyRows(story: Story, count: number): Promise<void> {
  const { clinic, otherClinic, patient } = story
  await story.services.database.ownerTransaction(async (tx) => {
    await tx.script('set local session_replication_role = replica; set local row_security = on')
    await tx.run(sql`insert into e_contacts (id, clinic_id, patient_person_id, creator_person_id, direction, e_contact_type, status,
        finalize_status, outcome, completed_at, created_at, updated_at)
      select 1000 + n, case n % 2 when 0 then ${clinic.clinicId}::bigint else ${otherClinic.clinicId}::bigint end,
        ${patient.personId}::bigint, ${patient.personId}::bigint, 'PATIENT_TO_CLINIC', 'HEADACHE',
        case n % 3 when 0 then 'completed' else 'waitingForClinic' end, 'SUBMITTED', case n % 3 when 0 then 'ANSWERED' end,
        case n % 3 when 0 then now() end, now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${count}::int) as n`)
    await tx.run(sql`insert into e_contact_rows (e_contact_id, clinic_id, status, acceptance_required, e_contact_type,
        patient_person_id, created_at, updated_at, search_identity, search_text, row_json, row_json_masked)
      select id, clinic_id, status, false, e_contact_type, id, created_at, updated_at,
        id || ' ' || md5(id::text), 'headache since ' || md5((id * 7)::text) || ' needle' || id || 'x',
        json_build_object('id', id)::text, json_build_object('id', id)::text
      from e_contacts where id > 1000`)
  })
  const address = await addressOf(story.services.database, inject('postgres')?.url ?? '')
  await administer(address, 'vacuum analyze e_contacts, e_contact_rows')
}
