import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { SUPPORT_DESCRIPTION_MAX, SUPPORT_SUBJECT_MAX } from '@vastus/domain/limits'
import { SUPPORT_STATES, SUPPORT_TOPICS } from '@vastus/domain/support/support-request'
import * as z from 'zod/mini'
import { checked, id, idText, instant, page, requiredLine, requiredText, version } from './fields.ts'
import { route } from './route.ts'

export const askSupport = route({
  method: 'POST',
  path: '/support',
  summary: 'Writes to the support of the platform: kept, and mailed to its address',
  access: 'SESSION',
  body: z.strictObject({
    topic: z.enum(SUPPORT_TOPICS),
    subject: requiredLine(SUPPORT_SUBJECT_MAX, 'MAX_LENGTH'),
    description: requiredText(SUPPORT_DESCRIPTION_MAX, 'MAX_LENGTH'),
    email: checked(checkEmail, { max: 320, normalise: normaliseEmail }),
  }),
  response: z.object({ id }),
  status: 201,
  objects: {},
  audit: null,
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})

const supportRequest = z.object({
  id,
  topic: z.enum(SUPPORT_TOPICS),
  subject: z.string(),
  description: z.string(),
  /** Where the answer goes. */
  email: z.string(),
  state: z.enum(SUPPORT_STATES),
  createdAt: instant,
  version,
})
export type SupportRequest = z.output<typeof supportRequest>

const administration = { access: 'ADMIN', objects: {}, rate: 'API', errors: [] } as const

export const listSupportRequests = route({
  ...administration,
  method: 'GET',
  path: '/prm/support-requests',
  summary: 'What people asked the support: what is not answered yet first, then the newest',
  query: z.strictObject({ state: z.optional(z.enum(SUPPORT_STATES)) }),
  response: page(supportRequest),
  audit: 'SUPPORT_REQUESTS_LIST',
  idempotency: 'NONE',
})

export const changeSupportRequest = route({
  ...administration,
  method: 'PATCH',
  path: '/prm/support-requests/:id',
  summary: 'Says how far the support is with a request',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({ state: z.enum(SUPPORT_STATES) }),
  response: supportRequest,
  objects: { 'params.id': 'supportRequest' },
  audit: 'SUPPORT_REQUEST_CHANGE',
  idempotency: 'NONE',
  versioned: true,
})
