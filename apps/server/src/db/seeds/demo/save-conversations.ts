import type { OwnerTx } from '../../port.ts'
import { sql } from '../../sql.ts'
import type { Conversation } from '@vastus/demo/conversation'
import { insertAll } from './insert-all.ts'

const FINALIZE_MS = 90_000
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** E-contacts numbered from 1 in the order they began, with their entries and notes. Answers the entry ids. */
export async function saveConversations(tx: OwnerTx, talks: readonly Conversation[]): Promise<void> {
  await insertAll(
    tx,
    'e_contacts',
    talks.map((talk, index) => ({
      id: index + 1,
      clinicId: talk.clinicId,
      patientPersonId: talk.patient.id,
      creatorPersonId: talk.creator.id,
      createdByUserId: talk.createdByUserId,
      direction: talk.direction,
      eContactType: talk.type,
      status: talk.state.status,
      finalizeStatus: talk.state.finalizeStatus,
      outcome: talk.state.outcome,
      acceptanceRequired: talk.state.acceptanceRequired,
      replyBlockedUntil: talk.state.replyBlockedUntil,
      inquiryQuestion: talk.inquiry?.question ?? null,
      inquiryOpenedAt: talk.inquiry?.openedAt ?? null,
      inquiryAnsweredAt: talk.inquiry?.answeredAt ?? null,
      text: talk.text,
      assigneeUserId: talk.state.assigneeUserId,
      clinicFirstSeenAt: iso(talk.clinicFirstSeenAt),
      clinicLastSeenAt: iso(talk.clinicSeenAt),
      patientLastSeenAt: iso(talk.patientSeenAt),
      completedAt: talk.state.completedAt,
      finalizedAt: iso(talk.startedAt + FINALIZE_MS),
      version: talk.version,
      createdAt: iso(talk.startedAt),
      updatedAt: iso(talk.updatedAt),
    })),
  )
  await insertAll(
    tx,
    'timeline_entries',
    numbered(talks, (talk) => talk.entries),
  )
  await insertAll(
    tx,
    'notes',
    numbered(talks, (talk) => talk.notes),
  )
}

function numbered<T extends object>(
  talks: readonly Conversation[],
  of: (talk: Conversation) => readonly T[],
) {
  return talks
    .flatMap((talk, index) =>
      of(talk).map((one) => ({ eContactId: index + 1, clinicId: talk.clinicId, ...one })),
    )
    .map((one, index) => ({ id: index + 1, ...one }))
}

/** The dashboard's rows, by the same function that keeps them afterwards. */
export async function renderRows(tx: OwnerTx): Promise<void> {
  await tx.run(sql`select refresh_e_contact_row(id) from e_contacts order by id`)
  // What the clinic has looked at, everybody who works there has seen.
  await tx.run(sql`insert into e_contact_seen (user_id, e_contact_id, clinic_id, seen_at)
    select m.user_id, e.id, e.clinic_id, e.clinic_last_seen_at from e_contacts e
    join employees m on m.clinic_id = e.clinic_id where e.clinic_last_seen_at is not null`)
}
