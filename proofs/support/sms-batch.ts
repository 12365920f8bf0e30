import type { TestApp, TestUser } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { canary } from './canaries.ts'

type Sending = {
  owner: string
  userId: number
  clinicId: number
  patient: readonly [owner: string, patient: TestUser]
}

/** A sending of a clinic with a message to one of its patients. Past the routes: in PROD there is no gateway here. @returns its id */
export function createSmsBatch(
  { services, clock }: TestApp,
  { owner, userId, clinicId, patient: [name, patient] }: Sending,
): Promise<number> {
  const now = clock.now()
  return services.database.transaction({ actor: 'system' }, async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`insert into sms_batches
        (clinic_id, created_by_user_id, text, filters, excluded_person_ids, is_medical, skipped, created_at, send_at)
      values (${clinicId}, ${userId}, ${canary(owner, 'sms')}, '{}', '[]', false, '[]', ${now}, ${now}) returning id`)
    await tx.run(sql`insert into sms_messages (batch_id, clinic_id, person_id, phone, text, parts, price_cents, state)
      values (${id}, ${clinicId}, ${patient.personId}, '+37251110001', ${canary(name, 'person')}, 1, 9, 'PLANNED')`)
    return id
  })
}
