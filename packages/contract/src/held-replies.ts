import {
  HELD_ACTIONS,
  HELD_REPLY_STATES,
  HOLD_SECONDS_MAX,
  RETURN_REASONS,
} from '@vastus/domain/e-contact/hold'
import * as z from 'zod/mini'
import { instrumentCode } from './instruments.ts'
import { calendarDate, id, idText, instant, page } from './fields.ts'
import { route } from './route.ts'
import { file } from './shapes.ts'

/** For how long a reply, an accepting, an archiving or a rejection waits on the server before it leaves; without it, or with 0, it leaves at once. */
export const holdSeconds = z.optional(z.int().check(z.minimum(0), z.maximum(HOLD_SECONDS_MAX)))

/** A reply, an accepting, an archiving or a rejection that its writer can still take back; a reply with all that returns to the reply box. */
export const ownHeldReply = z.object({
  id,
  eContactId: id,
  patient: z.object({ firstName: z.string(), surname: z.string() }),
  state: z.enum(HELD_REPLY_STATES),
  returnReason: z.nullable(z.enum(RETURN_REASONS)),
  action: z.enum(HELD_ACTIONS),
  closes: z.boolean(),
  /** Why it is archived or rejected. */
  reason: z.nullable(z.string()),
  text: z.string(),
  /** What the writer wrote, where `text` is its translation. */
  original: z.optional(z.string()),
  files: z.array(file),
  replyBlockedUntil: z.nullable(instant),
  /** The questionnaire that the patient was to answer with. */
  questionnaire: z.nullable(instrumentCode),
  /** By which day. */
  answerBy: z.nullable(calendarDate),
  /** So long it waits yet; counted by the server, whatever the clock of the reader says. */
  releaseInMs: z.int().check(z.minimum(0)),
})
export type OwnHeldReply = z.output<typeof ownHeldReply>

export const listHeldReplies = route({
  method: 'GET',
  path: '/clinic/held-replies',
  summary: 'One’s own replies that have not left yet, or came back',
  access: 'STAFF',
  response: page(ownHeldReply),
  objects: {},
  audit: 'HELD_REPLIES_LIST',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const undoReply = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/undo',
  summary: 'Takes one’s own reply back before it leaves, or fetches one that came back',
  access: 'STAFF',
  params: z.strictObject({ id: idText }),
  response: ownHeldReply,
  objects: { 'params.id': 'eContact' },
  audit: 'REPLY_UNDO',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})

export const takeOverReply = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/take-over-reply',
  summary: 'Takes over a reply that came back to a colleague who has left the clinic',
  access: 'STAFF',
  params: z.strictObject({ id: idText }),
  /** The one that was read: where a colleague was quicker, no other is taken in its place. */
  body: z.strictObject({ heldReplyId: id }),
  response: ownHeldReply,
  objects: { 'params.id': 'eContact' },
  audit: 'REPLY_TAKE_OVER',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})
