import type { EventType } from '@vastus/domain/e-contact/status'
import { sql } from '../db/sql.ts'

/** Those under a version of their own. */
const SILENT_CHANGES: readonly EventType[] = ['E_CONTACT_ASSIGNED', 'E_CONTACT_NOTE_ADDED']

/** Steps inside the clinic that say nothing to the patient. */
export const INTERNAL_EVENTS: readonly EventType[] = [
  ...SILENT_CHANGES,
  'E_CONTACT_REPLY_HELD',
  'E_CONTACT_REPLY_TAKEN_BACK',
  'E_CONTACT_REPLY_RETURNED',
  'E_CONTACT_DANGER_TAKEN',
]

/** Of a row `e` of e_contacts: the version of the newest change that the patient can see. */
export const VERSION_FOR_PATIENT = sql`(select max(seen) from generate_series(1, e.version) seen
  where seen <> all(array(select silent.version from events silent
    where silent.e_contact_id = e.id and silent.type = any(${SILENT_CHANGES}::text[]))))`
