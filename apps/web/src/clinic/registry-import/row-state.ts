import type { DoctorsList, ListImport } from '@vastus/contract/registry-import'
import type { ListStatus } from '@vastus/domain/patient-lists/list-import'

/** What a row of the lists shows. */
export type RowState =
  | { kind: 'READY' }
  /** The register says beforehand that the list cannot be had. */
  | { kind: 'REFUSED'; status: Exclude<ListStatus, 'OK'> }
  /** Null before the register has answered. */
  | { kind: 'RUNNING'; progress: { done: number; total: number } | null }
  | { kind: 'DONE'; latest: ListImport }
  | { kind: 'FAILED'; status: Exclude<ListStatus, 'OK'> | null }

/**
 * The state of a list in this session with the register.
 *
 * @param latest newest import of the list; one from before the session tells nothing of it
 * @param isAsked its import was asked for a moment ago, and the server has not told of it yet
 * @param hasFailed the server could not be asked for it
 */
export function rowStateOf(
  { status }: Pick<DoctorsList, 'status'>,
  latest: ListImport | undefined,
  { beganAt, isAsked, hasFailed }: { beganAt: string; isAsked: boolean; hasFailed: boolean },
): RowState {
  if (latest?.result === null) {
    const { done, total } = latest
    return { kind: 'RUNNING', progress: latest.importStatus === 'SUBMITTED' ? { done, total } : null }
  }
  if (isAsked) return { kind: 'RUNNING', progress: null }
  if (!latest || Date.parse(latest.startedAt) < Date.parse(beganAt)) {
    if (hasFailed) return { kind: 'FAILED', status: null }
    return status === 'OK' ? { kind: 'READY' } : { kind: 'REFUSED', status }
  }
  if (latest.result === 'SUCCESS') return { kind: 'DONE', latest }
  return { kind: 'FAILED', status: latest.status === 'OK' ? null : latest.status }
}
