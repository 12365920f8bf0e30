import type {
  FileImportKind,
  FileImportStatus,
  OutcomeCounts,
  RowFault,
  RowOutcome,
} from '@vastus/domain/file-import/file-import'
import type { FilePatient } from '@vastus/domain/file-import/patient-row'
import type { Cells } from '@vastus/domain/file-import/columns'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type ImportRow = {
  id: number
  clinicId: number
  kind: FileImportKind
  fileName: string
  createdByUserId: number
  createdBy: string
  createdAt: string
  status: FileImportStatus
  total: number
  done: number
  outcomes: OutcomeCounts
  endedAt: string | null
  notUndone: number
}

/** A row of a file: what it holds, whom it names, what becomes of it, and what an undo puts back. */
export type StoredRow = {
  line: number
  cells: Cells
  outcome: RowOutcome
  /** All that is wrong with the cells, where it is more than the outcome says. */
  faults?: RowFault[]
  /** Of a file of patients: whom the row describes. */
  patient?: FilePatient
  personId?: number
  name?: string
  before?: string | null
  /** What only undoing needs. */
  undo?: Record<string, unknown>
}

export type Step = 'PREVIEW' | 'RUNNING' | 'UNDOING'

const COLUMNS = sql`i.id, i.clinic_id, i.kind, i.file_name, i.created_by_user_id, i.created_at, i.status, i.total, i.done, i.outcomes,
  i.ended_at, i.not_undone, coalesce((select e.first_name || ' ' || e.surname from employees e
    where e.clinic_id = i.clinic_id and e.user_id = i.created_by_user_id limit 1), '') as created_by`

export async function insertImport(
  tx: Tx,
  begun: Pick<ImportRow, 'clinicId' | 'kind' | 'fileName'> & { userId: number; now: Date },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`insert into file_imports
      (clinic_id, kind, file_name, created_by_user_id, created_at)
    values (${begun.clinicId}, ${begun.kind}, ${begun.fileName}, ${begun.userId}, ${begun.now}) returning id`)
  return id
}

export function findImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  return tx.maybe<ImportRow>(sql`select ${COLUMNS} from file_imports i where i.id = ${id}`)
}

export function listImports(tx: Tx, clinicId: number, kind: FileImportKind): Promise<ImportRow[]> {
  return tx.query<ImportRow>(sql`select ${COLUMNS} from file_imports i
    where i.clinic_id = ${clinicId} and i.kind = ${kind} and i.status <> 'READING' order by i.id desc limit 50`)
}

/** The import, which nobody else changes until the commit. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  await tx.query(sql`select from file_imports where id = ${id} for update`)
  return findImport(tx, id)
}

/** Begins a step, of which nothing is done yet. */
export async function beginStep(tx: Tx, id: number, status: FileImportStatus): Promise<void> {
  await tx.run(sql`update file_imports set status = ${status}, done = 0,
    outcomes = case when ${status} = 'RUNNING' then '{}'::jsonb else outcomes end where id = ${id}`)
}

export async function endStep(
  tx: Tx,
  id: number,
  end: { status: FileImportStatus; now: Date },
): Promise<void> {
  await tx.run(
    sql`update file_imports set status = ${end.status}, done = total, ended_at = ${end.now} where id = ${id}`,
  )
}

export async function insertPart(
  tx: Tx,
  { id, clinicId }: Pick<ImportRow, 'id' | 'clinicId'>,
  part: number,
  rows: readonly StoredRow[],
): Promise<void> {
  await tx.run(sql`insert into file_import_parts (import_id, part, clinic_id, rows)
    values (${id}, ${part}, ${clinicId}, ${JSON.stringify(rows)}::jsonb)`)
  await tx.run(
    sql`update file_imports set total = total + ${rows.length}, done = done + ${rows.length} where id = ${id}`,
  )
}

/** Ends a step that was given up: what it has done stays, and `done` says how far it came. */
export async function stopStep(tx: Tx, id: number, step: Step, now: Date): Promise<void> {
  await tx.run(
    sql`update file_imports set status = 'DONE', ended_at = ${now} where id = ${id} and status = ${step}`,
  )
}

/** The first part that a step has not behind it. Only what was carried out is undone. */
export function findNextPart(
  tx: Tx,
  id: number,
  step: Step,
): Promise<{ part: number; rows: StoredRow[] } | undefined> {
  return tx.maybe(sql`select part, rows from file_import_parts where import_id = ${id}
    and case when ${step} = 'UNDOING' then step = 'RUNNING' else step <> ${step} end order by part limit 1`)
}

export async function savePart(
  tx: Tx,
  id: number,
  { part, rows, step }: { part: number; rows: readonly StoredRow[]; step: Step },
): Promise<void> {
  await tx.run(sql`update file_import_parts set rows = ${JSON.stringify(rows)}::jsonb, step = ${step}
    where import_id = ${id} and part = ${part}`)
}

export async function saveProgress(
  tx: Tx,
  id: number,
  { done, outcomes, notUndone = 0 }: { done: number; outcomes: OutcomeCounts; notUndone?: number },
): Promise<void> {
  await tx.run(sql`update file_imports set done = ${done}, outcomes = ${JSON.stringify(outcomes)}::jsonb,
    not_undone = not_undone + ${notUndone} where id = ${id}`)
}

/** The rows of one page of a file, by line: a part is a page. */
export async function listPart(tx: Tx, id: number, part: number): Promise<StoredRow[]> {
  const found = await tx.maybe<{
    rows: StoredRow[]
  }>(sql`select rows from file_import_parts where import_id = ${id} and part = ${part}`)
  return found?.rows ?? []
}

/** The rows of some outcomes, by line. */
export function listRows(
  tx: Tx,
  id: number,
  { outcomes, size, offset }: { outcomes: readonly RowOutcome[]; size: number; offset: number },
): Promise<{ row: StoredRow; total: number }[]> {
  return tx.query(sql`select r.value as row, count(*) over ()::int as total
    from file_import_parts p cross join lateral jsonb_array_elements(p.rows) with ordinality r (value, place)
    where p.import_id = ${id} and r.value ->> 'outcome' = any(${outcomes}::text[])
    order by p.part, r.place limit ${size} offset ${offset}`)
}

export async function deleteImport(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`delete from file_imports where id = ${id}`)
}

/** What can no longer be undone goes, with its rows. What is under way has a day more to come to its end. */
export async function deleteImportsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.run(sql`delete from file_imports where coalesce(ended_at, created_at) < ${moment}::timestamptz
    - case when status in ('RUNNING', 'UNDOING') then interval '1 day' else interval '0' end`)
}
