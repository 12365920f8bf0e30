import type { ApplicationState } from '@vastus/domain/new-clinic/application'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { AskedClinic } from './read-new-clinic.ts'

export type Contact = { firstName: string; surname: string; email: string; phone?: string | undefined }

type NewApplication = {
  asked: AskedClinic
  contact: Contact
  language: Language
  termsVersion: string
  privacyVersion: string
  contentHash: string
}

export type ApplicationRow = {
  id: number
  state: ApplicationState
  asked: AskedClinic
  contact: Contact
  language: Language
  createdAt: string
  decidedAt: string | null
  reason: string | null
  clinicId: number | null
  version: number
  /** Codes of its employees that people on the platform have under other names; none once it is decided. */
  codesUnderOtherNames: string[]
}

/** More than anybody reads at once. */
const MOST_LISTED = 500

/** Undefined where the same application waits already. */
export function insertApplication(
  tx: Tx,
  { asked, contact, ...application }: NewApplication,
  now: Date,
): Promise<{ id: number } | undefined> {
  return tx.maybe<{ id: number }>(sql`
    insert into clinic_applications (asked, contact, language, terms_version, privacy_version, content_hash, created_at)
    values (${JSON.stringify(asked)}::jsonb, ${JSON.stringify(contact)}::jsonb, ${application.language},
      ${application.termsVersion}::timestamptz, ${application.privacyVersion}::timestamptz, ${application.contentHash}, ${now})
    on conflict (content_hash) where state = 'NEW' do nothing returning id`)
}

export function getWaiting(tx: Tx, contentHash: string): Promise<{ id: number }> {
  return tx.one<{ id: number }>(
    sql`select id from clinic_applications where content_hash = ${contentHash} and state = 'NEW'`,
  )
}

const COLUMNS = sql`id, state, asked, contact, language, created_at, decided_at, reason, clinic_id, version,
  array(select codes_under_other_names(clinic_applications.id)) as codes_under_other_names`

/** Those that wait come first. */
export function listApplicationRows(tx: Tx): Promise<ApplicationRow[]> {
  return tx.query<ApplicationRow>(sql`select ${COLUMNS} from clinic_applications
    order by state <> 'NEW', coalesce(decided_at, created_at) desc, id desc limit ${MOST_LISTED}`)
}

export function findApplication(
  tx: Tx,
  id: number,
  { lock = false } = {},
): Promise<ApplicationRow | undefined> {
  return tx.maybe<ApplicationRow>(
    sql`select ${COLUMNS} from clinic_applications where id = ${id} ${lock ? sql`for update` : sql``}`,
  )
}

/** Keeps the decision, and of the employees only what names them. */
export async function saveDecision(
  tx: Tx,
  id: number,
  decision: { state: ApplicationState; asked: AskedClinic; reason: string | null; clinicId: number | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`update clinic_applications set state = ${decision.state}, asked = ${JSON.stringify(decision.asked)}::jsonb,
      reason = ${decision.reason}, clinic_id = ${decision.clinicId}, decided_at = ${now}, version = version + 1
    where id = ${id}`)
}

/** How many wait for a decision. */
export async function countWaiting(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*)::int as count from clinic_applications where state = 'NEW'`,
  )
  return count
}
