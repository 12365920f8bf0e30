import type { ConsentType } from '@vastus/domain/consents'
import type { Sex } from '@vastus/domain/identity/sex'
import type { SupportTopic } from '@vastus/domain/support/support-request'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type ExportRow = {
  id: string
  userId: number
  personId: number
  language: Language
  state: 'WAITING' | 'RUNNING' | 'READY' | 'FAILED'
  done: number
  total: number
  storageKey: string | null
  sizeBytes: number | null
  requestedAt: string
  expiresAt: string | null
}

const COLUMNS = sql`id, user_id, person_id, language, state, done, total, storage_key, size_bytes, requested_at, expires_at`

export function findExport(tx: Tx, userId: number): Promise<ExportRow | undefined> {
  return tx.maybe<ExportRow>(sql`select ${COLUMNS} from my_data_exports where user_id = ${userId}`)
}

/** Takes the place of an earlier one, unless that is still being made. Undefined: it is. */
export function beginExport(
  tx: Tx,
  wanted: Pick<ExportRow, 'id' | 'userId' | 'personId' | 'language'> & { now: Date; givenUpBefore: Date },
): Promise<ExportRow | undefined> {
  return tx.maybe<ExportRow>(sql`insert into my_data_exports as e (id, user_id, person_id, language, state, requested_at)
    values (${wanted.id}, ${wanted.userId}, ${wanted.personId}, ${wanted.language}, 'WAITING', ${wanted.now})
    on conflict (user_id) do update set id = excluded.id, person_id = excluded.person_id, language = excluded.language,
      state = 'WAITING', done = 0, total = 0, storage_key = null, size_bytes = null, expires_at = null,
      requested_at = excluded.requested_at
    where e.state in ('READY', 'FAILED') or e.requested_at < ${wanted.givenUpBefore}
    returning ${COLUMNS}`)
}

export async function saveProgress(tx: Tx, id: string, done: number, total: number): Promise<void> {
  await tx.run(
    sql`update my_data_exports set state = 'RUNNING', done = ${done}, total = ${total} where id = ${id}`,
  )
}

/** False when another has been asked for meanwhile. */
export async function saveReady(
  tx: Tx,
  id: string,
  file: { storageKey: string; sizeBytes: number; expiresAt: Date },
): Promise<boolean> {
  const changed = await tx.run(sql`update my_data_exports set state = 'READY', done = total,
      storage_key = ${file.storageKey}, size_bytes = ${file.sizeBytes}, expires_at = ${file.expiresAt}
    where id = ${id}`)
  return changed === 1
}

export async function saveFailed(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update my_data_exports set state = 'FAILED' where id = ${id} and state <> 'READY'`)
}

/** A declaration that one person may write for another, by the name of the other. */
type Declared = {
  firstName: string
  surname: string
  declaredAt: string
  endsAt: string | null
  endedAt: string | null
}

export type Myself = {
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string
  sex: Sex
  email: string | null
  phone: string | null
  consents: { type: ConsentType; version: string; givenAt: string }[]
  /** What the account asked the support of the platform. */
  supportRequests: {
    topic: SupportTopic
    subject: string
    description: string
    email: string
    createdAt: string
  }[]
  /** For whom the patient has declared to write, as far as the patient may still see who that is. */
  represents: Declared[]
  /** Who may write for the patient now. */
  representedBy: Declared[]
}

/** What is kept of the person and the account themselves. */
export async function readMyself(tx: Tx, userId: number, personId: number): Promise<Myself> {
  const [person, consents, supportRequests, represents, representedBy] = await Promise.all([
    tx.one<
      Omit<Myself, 'consents' | 'supportRequests' | 'represents' | 'representedBy'>
    >(sql`select first_name, surname, personal_code, birth_date, sex, email, phone
      from persons where id = ${personId}`),
    tx.query<Myself['consents'][number]>(sql`select type, version, given_at from consents
      where user_id = ${userId} order by given_at, type`),
    tx.query<Myself['supportRequests'][number]>(sql`select topic, subject, description, email, created_at
      from support_requests where user_id = ${userId} order by id`),
    tx.query<Declared>(sql`select p.first_name, p.surname, r.declared_at, r.ends_at, r.ended_at
      from representations r join persons p on p.id = r.represented_person_id
      where r.representative_person_id = ${personId} order by r.declared_at, r.id`),
    tx.query<Declared>(sql`select first_name, surname, declared_at, ends_at, null as ended_at
      from representatives_of_caller() order by declared_at, id`),
  ])
  return { ...person, consents, supportRequests, represents, representedBy }
}
