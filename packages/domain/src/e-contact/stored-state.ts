import type { EContactState } from './state.ts'

/** The fields of a stored e-contact that its state is read from. Instants are ISO 8601 in UTC. */
export type StoredState = Omit<EContactState, 'inquiryOpen' | 'mergedAway'> & {
  mergedIntoId: number | null
  inquiryQuestion: string | null
  inquiryOpenedAt: string | null
  inquiryAnsweredAt: string | null
}

/** What changes beside the state, such as the question itself. */
export type AlsoSet = Partial<Pick<StoredState, 'inquiryQuestion' | 'inquiryOpenedAt' | 'inquiryAnsweredAt'>>

/** The state of a stored e-contact, as the life cycle sees it. */
export function stateOf(stored: StoredState): EContactState {
  const {
    status,
    finalizeStatus,
    outcome,
    acceptanceRequired,
    replyBlockedUntil,
    completedAt,
    assigneeUserId,
  } = stored
  return {
    status,
    finalizeStatus,
    outcome,
    acceptanceRequired,
    replyBlockedUntil,
    completedAt,
    assigneeUserId,
    mergedAway: stored.mergedIntoId !== null,
    inquiryOpen: stored.inquiryOpenedAt !== null && stored.inquiryAnsweredAt === null,
  }
}

/** The stored form of a new state; a question that was dropped unanswered goes with it. */
export function withState<T extends StoredState>(stored: T, next: EContactState, alsoSet: AlsoSet = {}): T {
  const { inquiryOpen, mergedAway: _pointer, ...state } = next
  const changed = { ...stored, ...state, ...alsoSet }
  const isDropped = stateOf(stored).inquiryOpen && !inquiryOpen && changed.inquiryAnsweredAt === null
  return isDropped ? { ...changed, inquiryQuestion: null, inquiryOpenedAt: null } : changed
}
