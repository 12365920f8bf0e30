/** What somebody did with a patient's data, in the words of the patient's page. */
export const ACCESS_KINDS = ['OPENED', 'FILE_OPENED', 'ANSWERED', 'CHANGED', 'EXPORTED'] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** Looks repeated inside this time are told once. */
export const FOLD_MS = 5 * 60_000

const REPEATABLE: readonly AccessKind[] = ['OPENED', 'FILE_OPENED']
const ANSWERS: readonly string[] = [
  'E_CONTACT_INQUIRE',
  'E_CONTACT_COMPLETE',
  'E_CONTACT_ANSWER',
  'E_CONTACT_ADD_INFO',
]

/**
 * The kind of an audit action.
 *
 * @param isReading whether the route of the action only reads
 */
export function accessKind(action: string, isReading: boolean): AccessKind {
  if (/EXPORT|PRINT/.test(action)) return 'EXPORTED'
  if (isReading) return action.startsWith('FILE') ? 'FILE_OPENED' : 'OPENED'
  return ANSWERS.includes(action) ? 'ANSWERED' : 'CHANGED'
}

type Access = {
  /** ISO 8601 */
  at: string
  actorUserId: number
  clinicId: number
  kind: AccessKind
  /** What was looked at, so that two e-contacts stay two rows. */
  eContactId: number | null
}

/**
 * Tells a look that the same person repeated within five minutes of its first time once, at that first time. Changes
 * each stay a row of their own.
 *
 * @param accesses newest first
 * @returns newest first
 */
export function foldAccesses<A extends Access>(accesses: readonly A[]): A[] {
  const firstOfEach = new Map<string, number>()
  const kept: A[] = []
  for (const access of accesses.toReversed()) {
    if (REPEATABLE.includes(access.kind)) {
      const { actorUserId, clinicId, kind, eContactId } = access
      const key = [actorUserId, clinicId, kind, eContactId].join(' ')
      const at = Date.parse(access.at)
      if (at - (firstOfEach.get(key) ?? Number.NEGATIVE_INFINITY) < FOLD_MS) continue
      firstOfEach.set(key, at)
    }
    kept.push(access)
  }
  return kept.toReversed()
}
