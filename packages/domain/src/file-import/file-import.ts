/** What a clinic brings as a file: phone numbers of patients whom it has, or patients themselves. */
export const FILE_IMPORT_KINDS = ['PHONES', 'PATIENTS'] as const
export type FileImportKind = (typeof FILE_IMPORT_KINDS)[number]

/** READING: rows are being stored. PREVIEW: nothing has been changed yet. */
export const FILE_IMPORT_STATUSES = ['READING', 'PREVIEW', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const
export type FileImportStatus = (typeof FILE_IMPORT_STATUSES)[number]

export const FILE_IMPORT_MAX_BYTES = 20 * 1024 * 1024
export const FILE_IMPORT_MAX_ROWS = 150_000
export const FILE_IMPORT_MAX_COLUMNS = 200
/** Characters of one row. */
export const FILE_IMPORT_MAX_ROW_LENGTH = 10_000
/** So long an import can be undone, and its rows are kept. */
export const FILE_IMPORT_KEPT_HOURS = 24

/** Why a whole file is refused. */
export const FILE_PROBLEMS = [
  'TOO_LARGE',
  'EMPTY',
  'NOT_TEXT',
  'NO_CODE_COLUMN',
  'NO_PHONE_COLUMN',
  'NO_NAME_COLUMN',
  'COLUMN_TWICE',
  'NO_ROWS',
  'TOO_MANY_ROWS',
  'TOO_MANY_COLUMNS',
  'ROW_TOO_LONG',
  'QUOTE_NOT_CLOSED',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/**
 * The most people on record elsewhere whom the files of a clinic can make its patients in a day: more than a family doctor's list has. Who
 * tries codes with names learns of no more people than that.
 */
export const FILE_IMPORT_FOUND_PER_DAY = 3000

/** What becomes of one row. */
export const ROW_OUTCOMES = [
  'ADDED',
  'UPDATED',
  'UNCHANGED',
  'KEPT_OWN_NUMBER',
  'KEPT_OF_ANOTHER_CLINIC',
  'KEPT_CONTACTS',
  'NOT_A_PATIENT',
  'NO_PHONE',
  'INVALID_CODE',
  'INVALID_PHONE',
  'INVALID_EMAIL',
  'INVALID_NAME',
  'INVALID_BIRTH_DATE',
  'INVALID_LIST',
  'OTHER_NAME',
  'TOO_MANY_FOUND',
  'DUPLICATE',
] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** What can be wrong with a cell, and which one it is. */
export const CELL_OF_FAULT = {
  INVALID_CODE: 'personalCode',
  INVALID_PHONE: 'phone',
  INVALID_EMAIL: 'email',
  INVALID_NAME: 'name',
  INVALID_BIRTH_DATE: 'birthDate',
  INVALID_LIST: 'listCode',
} as const satisfies Partial<Record<RowOutcome, string>>
export type RowFault = keyof typeof CELL_OF_FAULT
export const ROW_FAULTS = Object.keys(CELL_OF_FAULT) as RowFault[]

/** Whether a row has made, or would make, a difference to somebody. */
export const isChange = (outcome: RowOutcome): boolean => outcome === 'ADDED' || outcome === 'UPDATED'

const TAKEN: readonly RowOutcome[] = ['ADDED', 'UPDATED', 'UNCHANGED']
export const SKIPPED_OUTCOMES = ROW_OUTCOMES.filter((outcome) => !TAKEN.includes(outcome))

export type OutcomeCounts = Partial<Record<RowOutcome, number>>

/** How many rows change somebody, change nothing, and are left out. */
export function sumOutcomes(counts: OutcomeCounts): {
  added: number
  updated: number
  unchanged: number
  skipped: number
} {
  const of = (outcome: RowOutcome) => counts[outcome] ?? 0
  return {
    added: of('ADDED'),
    updated: of('UPDATED'),
    unchanged: of('UNCHANGED'),
    skipped: SKIPPED_OUTCOMES.reduce((sum, outcome) => sum + of(outcome), 0),
  }
}

/** Whether carrying out or undoing was given up before its end. What was done until then stays, and can be undone. */
export function isStopped({
  status,
  done,
  total,
}: {
  status: FileImportStatus
  done: number
  total: number
}): boolean {
  return status === 'DONE' && done < total
}

/** The moment until which an import can be undone; null where there is nothing to undo. */
export function undoableUntil(status: FileImportStatus, endedAt: string | null): string | null {
  if (status !== 'DONE' || endedAt === null) return null
  return new Date(Date.parse(endedAt) + FILE_IMPORT_KEPT_HOURS * 60 * 60_000).toISOString()
}
