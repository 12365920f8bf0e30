import { JOB_TITLE_MAX, LEAVE_TEXT_MAX } from '@vastus/domain/sick-leave/check-sick-leave'
import { LEAVE_TYPES } from '@vastus/domain/sick-leave/leave'
import * as z from 'zod/mini'
import { givenDate, idText, line, personalCode, text } from './fields.ts'
import { route } from './route.ts'
import { sickLeave } from './shapes.ts'

const leaveText = z.optional(text(LEAVE_TEXT_MAX, 'MAX_LENGTH'))

/** The kind of e-contact decides which of the fields are asked; the rules of the domain say which must be there. */
export const sendSickLeave = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/sick-leave',
  summary: 'Adds the details of a sick or care leave, once',
  access: 'PATIENT',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    leaveType: z.enum(LEAVE_TYPES),
    startDate: z.optional(givenDate),
    jobTitle: z.optional(line(JOB_TITLE_MAX, 'MAX_LENGTH')),
    jobDescription: leaveText,
    worksWeekends: z.optional(z.boolean()),
    unavailableDates: leaveText,
    returnDate: z.optional(givenDate),
    caredForPersonalCode: z.optional(personalCode),
    notes: leaveText,
  }),
  response: sickLeave,
  status: 201,
  objects: { 'params.id': 'eContact' },
  audit: 'SICK_LEAVE_SEND',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: ['E_CONTACT_ALREADY_CLOSED'],
})
