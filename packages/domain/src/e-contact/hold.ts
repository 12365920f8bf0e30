/** For how long at most a reply may be held back for its writer to take it back. */
export const HOLD_SECONDS_MAX = 60
/** What a clinic has unless it sets another time. */
export const HOLD_SECONDS_DEFAULT = 8

/** What can be taken back before it happens: replies that close or ask, closing with a reason in place of a reply, and taking a patient on. */
export const HELD_ACTIONS = ['COMPLETE', 'INQUIRE', 'ARCHIVE', 'REJECT', 'ACCEPT'] as const
export type HeldAction = (typeof HELD_ACTIONS)[number]

/** Whether it says something of its writer's to the patient, and not only why the e-contact is closed. */
export function isReply(action: HeldAction): action is 'COMPLETE' | 'INQUIRE' {
  return action === 'COMPLETE' || action === 'INQUIRE'
}

/** Whether a reply may follow before it has happened: what is held then happens first. A closing leaves nothing to reply to. */
export function canReplyBehind(action: HeldAction): boolean {
  return isReply(action) || action === 'ACCEPT'
}

/** HELD: not sent yet. SENT: gone. TAKEN_BACK: by its writer. RETURNED: could not be sent, waits for its writer to fetch it. */
export const HELD_REPLY_STATES = ['HELD', 'SENT', 'TAKEN_BACK', 'RETURNED'] as const
export type HeldReplyState = (typeof HELD_REPLY_STATES)[number]

/**
 * Why a held reply came back: the e-contact was closed meanwhile, the patient wrote more, which the reply knows nothing of, a file is
 * missing or infected, or something else.
 */
export const RETURN_REASONS = ['CLOSED', 'CHANGED', 'FILE', 'OTHER'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
