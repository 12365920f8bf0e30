import type { OwnerTx } from '../../port.ts'
import { sql } from '../../sql.ts'

/** The notices of the patients' side, as if each mail had left a few seconds after. */
export async function tellOfConversations(tx: OwnerTx): Promise<void> {
  await tx.run(sql`insert into notices (e_contact_id, clinic_id, recipient_person_id, kind, channel, state, created_at, sent_at)
    select t.e_contact_id, t.clinic_id, e.creator_person_id, told.kind, 'EMAIL',
      case when has_address then 'SENT' else 'NO_ADDRESS' end, t.created_at,
      case when has_address then t.created_at + interval '4 seconds' end
    from timeline_entries t
    join e_contacts e on e.id = t.e_contact_id
    join persons p on p.id = e.creator_person_id
    cross join lateral (select p.email is not null as has_address) reached
    cross join lateral (select case t.type
      when 'SENT' then case when e.direction like 'CLINIC_TO_%' then 'newFromClinic' else 'receipt' end
      when 'INQUIRY' then 'reply'
      when 'REPLIED' then 'completed'
      when 'ARCHIVED' then 'archived'
      when 'REJECTED' then 'rejected'
      when 'CLINIC_REOPENED' then 'reopened' end as kind) told
    where told.kind is not null order by t.created_at, t.id`)
}
