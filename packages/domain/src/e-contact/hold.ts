/** For how long at most a reply may be held back for its writer to take it back. */
export const HOLD_SECONDS_MAX = 60
/** What a clinic has unless it sets another time. */
export const HOLD_SECONDS_DEFAULT = 8

/** HELD: not sent yet. SENT: gone. TAKEN_BACK: by its writer. RETURNED: could not be sent, waits for its writer to fetch it. */
export const HELD_REPLY_STATES = ['HELD', 'SENT', 'TAKEN_BACK', 'RETURNED'] as const
export type HeldReplyState = (typeof HELD_REPLY_STATES)[number]

/**
 * Why a held reply came back: the e-contact was closed meanwhile, the patient wrote more, which the reply knows nothing of, a file is
 * missing or infected, or something else.
 */
export const RETURN_REASONS = ['CLOSED', 'CHANGED', 'FILE', 'OTHER'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
