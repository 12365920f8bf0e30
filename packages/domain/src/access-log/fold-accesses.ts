/** What somebody did with a patient's data, in the words of the patient's page. */
export const ACCESS_KINDS = [
  'OPENED',
  'FILE_OPENED',
  'SEARCHED',
  'LISTED',
  'ANSWERED',
  'SMS_SENT',
  'SUMMARISED',
  'TRANSLATED',
  'CHANGED',
  'EXPORTED',
] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** Looks repeated inside this time are shown once. */
export const FOLD_MS = 5 * 60_000

const REPEATABLE: readonly AccessKind[] = ['OPENED', 'FILE_OPENED', 'SEARCHED', 'SUMMARISED', 'TRANSLATED']
/**
 * Events that show somebody without a change, though their route may change another. `E_CONTACT_PREPARE` is not written any
 * more; its old rows say that the text reached the browser of that person.
 */
const SHOWING: readonly string[] = ['ANSWER_REPEATED', 'PERSON_SHOWN', 'E_CONTACT_PREPARE']
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
  // The person who pressed the button let a model read it.
  if (action === 'AI_SUMMARY_MAKE') return 'SUMMARISED'
  if (action === 'TRANSLATION_MAKE') return 'TRANSLATED'
  if (/_(SEARCH|LOOKUP)$/.test(action)) return 'SEARCHED'
  if (action.endsWith('_LIST')) return 'LISTED'
  if (action === 'SMS_SEND') return 'SMS_SENT'
  if (isReading || SHOWING.includes(action)) return /^FILE_(?!IMPORT)/.test(action) ? 'FILE_OPENED' : 'OPENED'
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
 * Tells a look that the same person repeated within five minutes of its first time once, at that first time. A list that
 * showed the patient is listed once a day (UTC). Changes each stay a row of their own.
 *
 * @param accesses newest first
 * @returns newest first
 */
export function foldAccesses<A extends Access>(accesses: readonly A[]): A[] {
  const firstOfEach = new Map<string, number>()
  const listed = new Set<string>()
  const kept: A[] = []
  for (const access of accesses.toReversed()) {
    if (access.kind === 'LISTED') {
      const key = `${access.at.slice(0, 10)} ${whoAndWhat(access)}`
      if (listed.has(key)) continue
      listed.add(key)
    }
    if (REPEATABLE.includes(access.kind)) {
      const key = `${access.kind} ${whoAndWhat(access)}`
      const at = Date.parse(access.at)
      if (at - (firstOfEach.get(key) ?? Number.NEGATIVE_INFINITY) < FOLD_MS) continue
      firstOfEach.set(key, at)
    }
    kept.push(access)
  }
  return kept.toReversed()
}

function whoAndWhat({ actorUserId, clinicId, eContactId }: Access): string {
  return [actorUserId, clinicId, eContactId].join(' ')
}
