import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { SUPPORT_DESCRIPTION_MAX, SUPPORT_SUBJECT_MAX } from '@vastus/domain/limits'
import { SUPPORT_TOPICS } from '@vastus/domain/support/support-request'
import * as z from 'zod/mini'
import { checked, id, requiredLine, requiredText } from './fields.ts'
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
