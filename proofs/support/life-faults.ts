import type { Story } from '@vastus/server/testing'
import { INBOX_FAULTS } from './inbox-faults.ts'
import { type Faults, whileRowsAre } from './planted-faults.ts'

type Rewritten = { from: RegExp; to: string }
type Spoiled = { table: string; row: string }
/** `foundAs`: what the proof has to say of it. */
type LifeFault = (Rewritten | Spoiled) & { foundAs: RegExp }

const unless = (condition: string) => `if ${condition} then return null; end if`
const MISSING = {
  event: { table: 'events', row: unless(`new.type = 'E_CONTACT_NOTE_ADDED'`), foundAs: /deeply equal/ },
  'row of the audit trail': {
    table: 'audit_entries',
    row: unless(`new.action = 'NOTE_ADD'`),
    foundAs: /deeply equal/,
  },
}

/** What may break in the life of one e-contact. */
export const MODEL_FAULTS: Record<string, LifeFault> = {
  'a reply restriction is not read: a forbidden change is allowed': {
    from: /(select id, clinic_id, [^;]*acceptance_required, )reply_blocked_until/,
    to: '$1null::timestamptz as reply_blocked_until',
    foundAs: /answered 20\d/,
  },
  'a clinic need not decide on a new patient: a forbidden change is allowed': {
    from: /(select id, clinic_id, [^;]*)acceptance_required/,
    to: '$1false as acceptance_required',
    foundAs: /answered 20\d|to match object/,
  },
  'an assignment is lost': {
    table: 'e_contacts',
    row: 'new.assignee_user_id := old.assignee_user_id',
    foundAs: /to be \d+|to be null/,
  },
  'an answered question stays open': {
    table: 'e_contacts',
    row: 'new.inquiry_answered_at := old.inquiry_answered_at',
    foundAs: /answered 20\d|to be (true|false)|to match object/,
  },
  'the patient is shown an older version': {
    from: /select max\(seen\)( [^]*as version_for_patient)/,
    to: 'select greatest(1, max(seen) - 1)$1',
    foundAs: /to match object/,
  },
  'an event is missing': MISSING.event,
  'a row of the audit trail is missing': MISSING['row of the audit trail'],
  'the list is not told of a change': {
    ...INBOX_FAULTS['the list is not told of a change'],
    foundAs: /the dashboard row equals a fresh rendering/,
  },
}

/** What may break when several act at one e-contact at once. */
export const HISTORY_FAULTS: Record<string, LifeFault> = {
  'two change an e-contact from the same old state': {
    ...INBOX_FAULTS['two change an e-contact from the same old state'],
    foundAs: /was not allowed|to match object|deeply equal|to be /,
  },
  'a repeated call is carried out again': {
    ...INBOX_FAULTS['a repeated call is carried out again'],
    foundAs: /twice|one key, one effect|deeply equal/,
  },
  'an assignment is lost': MODEL_FAULTS['an assignment is lost'] as LifeFault,
  'an event is missing': MISSING.event,
  'a row of the audit trail is missing': MISSING['row of the audit trail'],
  'a notice is missing': {
    table: 'notices',
    row: unless(`new.kind = 'completed'`),
    foundAs: /deeply equal/,
  },
}

/** Breaks the product in one place while the proof runs; what the proof missed of it, or null when it was found. */
export async function plantLifeFault(
  { story, faults }: { story: Story; faults: Faults },
  { foundAs, ...fault }: LifeFault,
  prove: () => Promise<unknown>,
): Promise<string | null> {
  try {
    if ('table' in fault) await whileRowsAre(story.services.database, fault, prove)
    else {
      faults.statement = (text) => text.replace(fault.from, fault.to)
      await prove()
    }
    return 'nobody noticed'
  } catch (error) {
    const { message } =
      error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
    return foundAs.test(message) ? null : `found as something else: ${message}`
  } finally {
    delete faults.statement
  }
}
