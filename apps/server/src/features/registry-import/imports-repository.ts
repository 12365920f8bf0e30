import type { ImportMethod, ImportStatus, ListStatus } from '@vastus/domain/patient-lists/list-import'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type ImportRow = {
  id: number
  importId: string
  clinicId: number
  listCode: string
  sessionId: string
  askedByUserId: number
  status: ImportStatus
  outcome: ListStatus | null
  total: number
  done: number
  added: number
  removed: number
  skipped: number
  startedAt: string
  endedAt: string | null
}

const COLUMNS = sql`id, import_id, clinic_id, list_code, session_id, asked_by_user_id, status, outcome, total, done, added,
  removed, skipped, started_at, ended_at`

type BegunImport = Pick<ImportRow, 'importId' | 'clinicId' | 'sessionId'> & {
  method: ImportMethod
  userId: number
  now: Date
}

/** Begins to import lists. One that is being imported already is left to that import. @returns both kinds, by list code */
export async function beginImports(
  tx: Tx,
  begun: BegunImport,
  listCodes: readonly string[],
): Promise<ImportRow[]> {
  await tx.run(sql`insert into patient_list_imports
      (import_id, clinic_id, list_code, session_id, method, asked_by_user_id, started_at)
    select ${begun.importId}, ${begun.clinicId}, code, ${begun.sessionId}, ${begun.method}, ${begun.userId},
      ${begun.now}::timestamptz
    from unnest(${listCodes}::text[]) code on conflict do nothing`)
  return tx.query<ImportRow>(sql`select ${COLUMNS} from patient_list_imports
    where clinic_id = ${begun.clinicId} and list_code = any(${listCodes}::text[])
      and (import_id = ${begun.importId} or ended_at is null) order by list_code`)
}

/** The newest import of each list of a clinic, and when the list was last imported with success. */
export function listNewestImports(
  tx: Tx,
  clinicId: number,
): Promise<(ImportRow & { lastImportedAt: string | null })[]> {
  return tx.query(sql`select distinct on (list_code) ${COLUMNS},
      max(ended_at) filter (where status = 'COMPLETED') over (partition by list_code) as last_imported_at
    from patient_list_imports where clinic_id = ${clinicId} order by list_code, id desc`)
}

export function findImportsByIds(tx: Tx, ids: readonly number[]): Promise<ImportRow[]> {
  return tx.query<ImportRow>(
    sql`select ${COLUMNS} from patient_list_imports where id ${sql.anyOf(ids)} order by list_code`,
  )
}

/** When each list of a clinic was last imported with success. */
export function listLastSuccesses(
  tx: Tx,
  clinicId: number,
): Promise<{ listCode: string; importedAt: string }[]> {
  return tx.query(sql`select list_code, max(ended_at) as imported_at from patient_list_imports
    where clinic_id = ${clinicId} and status = 'COMPLETED' group by list_code`)
}

/** The import, which nobody else changes until the commit; undefined once it has ended. */
export function lockRunningImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  return tx.maybe<ImportRow>(
    sql`select ${COLUMNS} from patient_list_imports where id = ${id} and ended_at is null for update`,
  )
}

export async function saveAnswer(
  tx: Tx,
  id: number,
  answer: { total: number; skipped: number },
): Promise<void> {
  await tx.run(sql`update patient_list_imports set status = 'SUBMITTED', outcome = 'OK', total = ${answer.total}, done = 0,
    skipped = ${answer.skipped} where id = ${id} and ended_at is null`)
}

export async function saveProgress(tx: Tx, id: number, step: { done: number; added: number }): Promise<void> {
  await tx.run(
    sql`update patient_list_imports set done = ${step.done}, added = added + ${step.added} where id = ${id}`,
  )
}

export async function endImport(
  tx: Tx,
  id: number,
  end: { status: ImportStatus; outcome: ListStatus | null; removed: number; now: Date },
): Promise<void> {
  await tx.run(sql`update patient_list_imports set status = ${end.status}, outcome = ${end.outcome}, done = total,
    removed = removed + ${end.removed}, ended_at = ${end.now} where id = ${id} and ended_at is null`)
}

/** Enters the list with its doctor, who is the clinic's employee where the codes agree. */
export async function saveList(
  tx: Tx,
  list: { clinicId: number; listCode: string; doctorName: string; doctorCode: string },
): Promise<void> {
  await tx.run(sql`insert into patient_lists as l (clinic_id, code, name, employee_id)
    values (${list.clinicId}, ${list.listCode}, ${list.doctorName}, (select e.id from employees e
      where e.clinic_id = ${list.clinicId} and e.personal_code = ${list.doctorCode} and e.deleted_at is null
      order by e.id limit 1))
    on conflict (clinic_id, code) do update set name = excluded.name,
      employee_id = coalesce(excluded.employee_id, l.employee_id)`)
}

/** The clinic of these that has a registration code: the one that is given, or any. */
export function findOrganisation(
  tx: Tx,
  clinicIds: readonly number[],
  registrationCode: string | undefined,
): Promise<{ clinicId: number; registrationCode: string | null } | undefined> {
  return tx.maybe(sql`select id as clinic_id, registration_code from clinics
    where id = any(${clinicIds}::bigint[])
      and ${registrationCode === undefined ? sql`true` : sql`registration_code = ${registrationCode}`}
    order by array_position(${clinicIds}::bigint[], id) limit 1`)
}
