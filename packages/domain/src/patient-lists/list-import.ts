import { localDate } from '../time/time-zone.ts'

/** How the employee proved to be the one whom the register knows. */
export const IMPORT_METHODS = ['MOBILE_ID', 'SMART_ID'] as const
export type ImportMethod = (typeof IMPORT_METHODS)[number]

/**
 * Where the import of a list is. STARTED: the register is being asked. SUBMITTED: the answer is being written.
 * REJECTED: the register refused it for lack of rights. FAILED: anything else went wrong; nothing of it needs to be undone.
 */
export const IMPORT_STATUSES = ['STARTED', 'SUBMITTED', 'COMPLETED', 'FAILED', 'REJECTED'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

export const IMPORT_RESULTS = ['SUCCESS', 'FAILED'] as const
export type ImportResult = (typeof IMPORT_RESULTS)[number]

/** What the register says of one list. */
export const LIST_STATUSES = [
  'OK',
  'EMPTY',
  'NO_ACCESS',
  'NOT_FOUND',
  'REGISTRY_OUTAGE',
  'INVALID_RESPONSE',
] as const
export type ListStatus = (typeof LIST_STATUSES)[number]

/** How an import ends with this word of the register. An empty list changes nothing: nobody loses a doctor by a slip. */
export function endOfImport(listStatus: ListStatus): 'COMPLETED' | 'FAILED' | 'REJECTED' {
  if (listStatus === 'OK') return 'COMPLETED'
  return listStatus === 'NO_ACCESS' ? 'REJECTED' : 'FAILED'
}

/** Null while the import goes on. */
export function resultOfImport(status: ImportStatus): ImportResult | null {
  if (status === 'STARTED' || status === 'SUBMITTED') return null
  return status === 'COMPLETED' ? 'SUCCESS' : 'FAILED'
}

/**
 * The status of several lists that were asked for together: still going on while one is, COMPLETED when one of them could
 * be imported, REJECTED when each was.
 */
export function statusOfAll(statuses: readonly ImportStatus[]): ImportStatus {
  const has = (status: ImportStatus) => statuses.includes(status)
  if (has('SUBMITTED') || (has('STARTED') && has('COMPLETED'))) return 'SUBMITTED'
  if (has('STARTED')) return 'STARTED'
  if (has('COMPLETED')) return 'COMPLETED'
  return statuses.length > 0 && statuses.every((status) => status === 'REJECTED') ? 'REJECTED' : 'FAILED'
}

/**
 * Whether a list was last imported before the present month: people join lists on the first day of a month.
 *
 * @param importedAt null for a list that was never imported
 */
export function isListStale(importedAt: string | null, now: Date, timeZone: string): boolean {
  if (importedAt === null) return true
  return monthOf(new Date(importedAt), timeZone) < monthOf(now, timeZone)
}

const monthOf = (instant: Date, timeZone: string) => localDate(instant, timeZone).slice(0, 7)
