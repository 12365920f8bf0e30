import { ADDRESS_MAX, CLINIC_NAME_MAX, REGISTRATION_CODE_MAX } from '@vastus/domain/clinic/contact'
import { PLANS } from '@vastus/domain/clinic/plan'
import { COUNTRY_CODES } from '@vastus/domain/country'
import { NAME_MAX } from '@vastus/domain/limits'
import { APPLICATION_STATES, DECLINE_REASON_MAX } from '@vastus/domain/new-clinic/application'
import * as z from 'zod/mini'
import { email } from './email-field.ts'
import { calendarDate, id, idText, instant, line, page, requiredLine, text, version } from './fields.ts'
import { newClinicErrors, newClinicFields } from './new-clinics.ts'
import { route } from './route.ts'
import { profession } from './shapes.ts'

const name = requiredLine(NAME_MAX, 'NAME_TOO_LONG')
const plan = z.enum(PLANS)
/** A box that must be ticked. */
const ticked = z.boolean().check(z.refine((given) => given, { error: 'REQUIRED_TRUE' }))

const application = z.strictObject({
  ...newClinicFields,
  /** Who answers for the application. */
  contact: z.strictObject({
    firstName: name,
    surname: name,
    email: email(),
    phone: z.optional(line(40)),
  }),
  termsAccepted: ticked,
  privacyAccepted: ticked,
  /** Which terms for clinics, and which privacy policy, were shown; others than those in force are refused. */
  termsVersion: z.optional(instant),
  privacyVersion: z.optional(instant),
})

const open = {
  method: 'POST',
  access: 'PUBLIC',
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
} as const

export const previewAgreement = route({
  ...open,
  path: '/signup/preview',
  summary: 'The agreement with a clinic as the form stands, as PDF in the language of the call',
  /** As much of the application as there is. */
  body: z.extend(z.partial(application), {
    name: z.optional(line(CLINIC_NAME_MAX)),
    address: z.optional(line(ADDRESS_MAX)),
    registrationCode: z.optional(line(REGISTRATION_CODE_MAX)),
  }),
  response: 'FILE',
  errors: [],
})

export const signUpClinic = route({
  ...open,
  path: '/signup/clinic',
  summary: 'Applies for a clinic, which the platform accepts or declines; the contact person gets a mail',
  body: application,
  response: z.object({ id }),
  status: 201,
  errors: newClinicErrors,
})

const clinicApplication = z.object({
  id,
  state: z.enum(APPLICATION_STATES),
  name: z.string(),
  address: z.string(),
  countryCode: z.enum(COUNTRY_CODES),
  /** Separated by commas, as are the e-mails. */
  websites: z.string(),
  emails: z.string(),
  plan,
  registrationCode: z.string(),
  employees: z.array(
    z.object({
      firstName: z.string(),
      surname: z.string(),
      email: z.string(),
      profession,
      /** Forgotten with the decision, as is the birth date. */
      personalCode: z.nullable(z.string()),
      birthDate: z.nullable(calendarDate),
      /** Somebody on the platform has the personal code under another name. */
      hasCodeOfOtherName: z.boolean(),
    }),
  ),
  contact: z.object({
    firstName: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** The clinic that it became. */
  clinicId: z.nullable(id),
  version,
})
export type ClinicApplication = z.output<typeof clinicApplication>

const admin = { access: 'ADMIN', rate: 'API', idempotency: 'NONE' } as const

export const listApplications = route({
  ...admin,
  method: 'GET',
  path: '/prm/applications',
  summary: 'Applications of clinics: what waits for a decision first, then the newest',
  response: page(clinicApplication),
  objects: {},
  audit: 'CLINIC_APPLICATIONS_LIST',
  errors: [],
})

export const decideApplication = route({
  ...admin,
  method: 'POST',
  path: '/prm/applications/:id/decision',
  summary: 'Accepts an application, which makes the clinic and invites its employees, or declines it; once',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    accepted: z.boolean(),
    /** Given to the applicant; required where the application is declined. */
    reason: z.optional(text(DECLINE_REASON_MAX, 'REASON_TEXT_TOO_LONG')),
  }),
  response: clinicApplication,
  objects: { 'params.id': 'clinicApplication' },
  audit: 'CLINIC_APPLICATION_DECIDE',
  errors: newClinicErrors,
})
