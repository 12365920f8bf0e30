import { REASON_TEXT_MAX } from '@vastus/domain/e-contact/reasons'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { MAX_FILES } from '@vastus/domain/files/file-rules'
import * as z from 'zod/mini'
import { fileId, idText, requiredLine, requiredText, text } from './fields.ts'

export const byId = z.strictObject({ id: idText })
export const message = text(E_CONTACT_TEXT_MAX, 'E_CONTACT_ANSWER_TOO_LONG')
export const requiredMessage = requiredText(E_CONTACT_TEXT_MAX, 'E_CONTACT_ANSWER_TOO_LONG')
/** Of a reply whose text is a translation. */
export const translated = {
  /** What its writer wrote: the patient can read it beside the translation. */
  original: z.optional(message),
  /** The writer has seen in which numbers and names the two differ, and finds the translation right. */
  differenceConfirmed: z.optional(z.boolean()),
}
export const fileIds = z.optional(z.array(fileId).check(z.maxLength(MAX_FILES)))
/** The code is checked by the reasons of the domain, with its own words. */
export const reason = requiredLine(60)
export const reasonWords = z.optional(text(REASON_TEXT_MAX, 'REASON_TEXT_TOO_LONG'))

export const change = {
  objects: { 'params.id': 'eContact' },
  idempotency: 'ACCEPTED',
  rate: 'API',
  versioned: true,
} as const
export const read = { idempotency: 'NONE', rate: 'API', errors: [] } as const
export const closed = ['E_CONTACT_ALREADY_CLOSED'] as const
export const written = [
  'E_CONTACT_ALREADY_CLOSED',
  'E_CONTACT_ANSWER_TOO_LONG',
  'INVALID_INPUT_FILE',
] as const
