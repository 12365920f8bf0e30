import { NAME_MAX } from '@vastus/domain/limits'
import * as z from 'zod/mini'
import { email } from './email-field.ts'
import {
  calendarDate,
  givenBirthDate,
  givenDate,
  givenInstant,
  id,
  idText,
  instant,
  line,
  personalCode,
  requiredLine,
  version,
} from './fields.ts'
import { route } from './route.ts'
import { language, profession, sex } from './shapes.ts'

/** What the clinic writes of somebody who works there. What is null was never written. */
export const employee = z.object({
  id,
  userId: id,
  firstName: z.string(),
  surname: z.string(),
  personalCode: z.nullable(z.string()),
  birthDate: z.nullable(calendarDate),
  sex: z.nullable(sex),
  email: z.nullable(z.string()),
  profession,
  /** The patient list of the employee. */
  listCode: z.nullable(z.string()),
  status: z.enum(['ACTIVE', 'DEACTIVATED']),
  /** Since when the employee is deactivated. */
  deletedAt: z.nullable(instant),
  invitedAt: z.nullable(instant),
  lastSignInAt: z.nullable(instant),
  version,
})
export type Employee = z.output<typeof employee>

const name = requiredLine(NAME_MAX, 'NAME_TOO_LONG')
const listCode = z.nullable(line(50))

const change = {
  access: 'STAFF',
  response: employee,
  objects: { 'params.id': 'clinic' },
  idempotency: 'ACCEPTED',
  rate: 'API',
} as const
const ofEmployee = { 'params.id': 'clinic', 'params.employeeId': 'employee' } as const
const one = z.strictObject({ id: idText, employeeId: idText })

export const addEmployee = route({
  ...change,
  method: 'POST',
  path: '/clinic/:id/employees',
  summary: 'Employs somebody, who gets an invitation by mail',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    firstName: name,
    surname: name,
    personalCode: z.optional(personalCode),
    birthDate: z.optional(givenBirthDate),
    sex: z.optional(sex),
    email: email(),
    profession,
    listCode: z.optional(listCode),
    /** Of the invitation, where the employee has no account yet. */
    language: z.optional(language),
  }),
  status: 201,
  audit: 'EMPLOYEE_ADD',
  errors: [
    'SIGN_IN_AGAIN',
    'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
    'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
  ],
})

export const changeEmployee = route({
  ...change,
  method: 'PATCH',
  path: '/clinic/:id/employees/:employeeId',
  summary:
    'Changes, deactivates (deletedAt) or reactivates (deletedAt: null) an employee; what is left out stays',
  params: one,
  objects: ofEmployee,
  body: z.strictObject({
    firstName: z.optional(name),
    surname: z.optional(name),
    personalCode: z.optional(personalCode),
    birthDate: z.optional(givenBirthDate),
    sex: z.optional(sex),
    email: z.optional(email()),
    profession: z.optional(profession),
    listCode: z.optional(listCode),
    deletedAt: z.optional(z.nullable(z.union([givenInstant, givenDate]))),
  }),
  audit: 'EMPLOYEE_CHANGE',
  errors: ['SIGN_IN_AGAIN', 'PERSONAL_CODE_DUPLICATE', 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT'],
  versioned: true,
})

export const inviteEmployee = route({
  ...change,
  method: 'POST',
  path: '/clinic/:id/employees/:employeeId/invitation',
  summary: 'Sends the invitation once more',
  params: one,
  objects: ofEmployee,
  body: z.strictObject({}),
  audit: 'EMPLOYEE_INVITE',
  errors: [],
})
