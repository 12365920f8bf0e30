import { ADMINISTRATIVE_TYPES, type TypeCode } from '../types/catalogue.ts'
import { accepted, notMergedAway, notRejected, open, sent } from './checks.ts'
import type { EContactState, Refusal, RefusalText } from './state.ts'

/** For so long a merge can be undone. */
export const MERGE_UNDO_HOURS = 24

const HOUR_MS = 3_600_000

/** What decides whether two e-contacts may become one. */
export type MergePart = {
  clinicId: number
  patientPersonId: number
  /** Who wrote it, for oneself or for somebody else: nobody reads more after a merge than before. */
  creatorPersonId: number
  eContactType: TypeCode
  state: EContactState
}

/** The state of an e-contact between patient and clinic, and who is responsible: what a merge may change. */
export type Standing = Pick<EContactState, 'status' | 'replyBlockedUntil' | 'assigneeUserId'> & {
  inquiryQuestion: string | null
  inquiryOpenedAt: string | null
  inquiryAnsweredAt: string | null
}

const refusal = (text: RefusalText): Refusal => ({ kind: 'TEXT', text })

/**
 * Whether one e-contact may go on in another.
 *
 * The one that stays is open and could be answered; the other is anything but rejected. A medical one never goes on in an
 * administrative one, whose texts more people of the clinic may read.
 *
 * @param holdsOthers something was merged into `source` before: it is the one that has to stay
 * @returns null, or why not
 */
export function checkMerge(target: MergePart, source: MergePart, holdsOthers: boolean): Refusal | null {
  const isAlike =
    target.clinicId === source.clinicId &&
    target.patientPersonId === source.patientPersonId &&
    target.creatorPersonId === source.creatorPersonId
  if (!isAlike) return refusal('MERGE_NOT_ALIKE')
  const now = { now: '', byUserId: 0 }
  for (const check of [notMergedAway, sent, open, accepted]) {
    const broken = check(target.state, now)
    if (broken) return broken
  }
  for (const check of [notMergedAway, sent, notRejected, accepted]) {
    const broken = check(source.state, now)
    if (broken) return broken
  }
  if (isAdministrative(target) && !isAdministrative(source)) return refusal('MERGE_SHOWS_MORE')
  return holdsOthers ? refusal('MERGE_HOLDS_OTHERS') : null
}

/** The state of the one that stays once it speaks for both: a side awaited in either is awaited. */
export function mergedStanding(target: Standing, source: Standing): Standing {
  const assigneeUserId = target.assigneeUserId ?? source.assigneeUserId
  if (source.status === 'waitingForClinic')
    return { ...target, assigneeUserId, status: 'waitingForClinic', replyBlockedUntil: null }
  if (source.status !== 'waitingForPatient' || target.status !== 'waitingForPatient')
    return { ...target, assigneeUserId }
  const asked = isAsked(target) || !isAsked(source) ? target : source
  const { inquiryQuestion, inquiryOpenedAt, inquiryAnsweredAt } = asked
  return {
    status: 'waitingForPatient',
    assigneeUserId,
    replyBlockedUntil: earlier(target.replyBlockedUntil, source.replyBlockedUntil),
    inquiryQuestion,
    inquiryOpenedAt,
    inquiryAnsweredAt,
  }
}

/**
 * The state of the one that stayed when the merge is undone: as before, where nothing happened since. What happened since
 * stays as it is.
 *
 * @param hasMovedOn something was said or decided in it after the merge
 * @param source the state of the other one: what was taken over from it goes back
 */
export function unmergedStanding(
  present: Standing,
  before: Standing,
  source: Standing,
  hasMovedOn: boolean,
): Standing {
  const tookAssignee = before.assigneeUserId === null && present.assigneeUserId === source.assigneeUserId
  const assigneeUserId = tookAssignee && !hasMovedOn ? null : present.assigneeUserId
  return { ...(hasMovedOn ? present : before), assigneeUserId }
}

/**
 * Until when a merge can be undone.
 *
 * @param mergedAt ISO 8601
 */
export function mergeUndoneUntil(mergedAt: string): string {
  return new Date(Date.parse(mergedAt) + MERGE_UNDO_HOURS * HOUR_MS).toISOString()
}

/**
 * Whether a merge may be undone now.
 *
 * @param merge.isNewest nothing was merged into the same e-contact after it; merges are undone newest first
 */
export function checkUndoMerge(merge: { mergedAt: string; isNewest: boolean }, now: string): Refusal | null {
  if (Date.parse(now) > Date.parse(mergeUndoneUntil(merge.mergedAt))) return refusal('MERGE_UNDO_OVER')
  return merge.isNewest ? null : refusal('MERGE_UNDO_NEWER')
}

function isAdministrative({ eContactType }: MergePart): boolean {
  return ADMINISTRATIVE_TYPES.includes(eContactType)
}

function isAsked({ inquiryOpenedAt, inquiryAnsweredAt }: Standing): boolean {
  return inquiryOpenedAt !== null && inquiryAnsweredAt === null
}

/** Null is at once. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null
  return Date.parse(one) < Date.parse(other) ? one : other
}
