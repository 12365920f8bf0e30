import * as z from 'zod/mini'
import { id } from './fields.ts'

/** What a client may say on /api/ws-prm. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('HEARTBEAT') }),
  /** A page's first words: how long ago it began to ask for what it shows. It receives what was said since. */
  z.strictObject({ type: z.literal('CATCH_UP'), ageMs: z.number().check(z.nonnegative()) }),
  z.strictObject({ type: z.literal('E_CONTACT_DETAILS_OPEN'), eContactId: id }),
  z.strictObject({ type: z.literal('E_CONTACT_DETAILS_CLOSE'), eContactId: id }),
  /** Somebody is typing a reply; said at most once in WRITING_EVERY_MS. */
  z.strictObject({ type: z.literal('E_CONTACT_WRITING'), eContactId: id }),
])
export type ClientMessage = z.output<typeof clientMessage>

export type Viewer = { id: number; firstName: string; surname: string }

/** What the server says: what changed, never its content. Patients get no viewers. */
export type ServerMessage =
  | { type: 'HEARTBEAT' }
  /** Something may have been missed: ask again for what is shown. */
  | { type: 'MESSAGES_MISSED' }
  /** Told to those who have it open. */
  | { type: 'E_CONTACT_DETAILS_VIEWERS'; eContactId: number; viewers: Viewer[] }
  | { type: 'E_CONTACT_DETAILS_UPDATED'; eContactId: number; version: number; byUserId: number | null }
  /** The reader has opened it, here or in another tab: it is not unread any more. Told to nobody else of the clinic. */
  | { type: 'E_CONTACT_SEEN'; eContactId: number }
  /** The promised time runs out (told to who is responsible), or has, as that for a danger sign (told to everybody of the clinic). */
  | { type: 'E_CONTACT_ANSWER_DUE'; eContactId: number; stage: 'SOON' | 'LATE' | 'DANGER_LATE' }
  | { type: 'E_CONTACT_WRITING'; eContactId: number; writer: Viewer }
  /** Who looks at what in the listener's clinics: everything when a socket begins, then each e-contact that changes. */
  | { type: 'E_CONTACT_VIEWERS'; isComplete: boolean; views: { eContactId: number; viewers: Viewer[] }[] }

/** How a socket is closed for good: the client does not come back by itself. */
export const SESSION_ENDED_REASON = 'User session ended'
export const HEARTBEAT_MS = 30_000
/** A viewer is dropped after this silence. */
export const VIEWER_SILENCE_MS = 90_000
export const WRITING_EVERY_MS = 3_000
/** After this silence nobody is writing any more. */
export const WRITING_SILENCE_MS = 6_000
