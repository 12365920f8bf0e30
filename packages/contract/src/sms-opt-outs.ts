import { OPT_OUT_SOURCES, OPT_OUT_TOKEN } from '@vastus/domain/message-centre/opt-out'
import * as z from 'zod/mini'
import { OWN_SMS_STATES } from '@vastus/domain/message-centre/sms-states'
import { id, idText, instant, page, pageNumber } from './fields.ts'
import { route } from './route.ts'

const common = { rate: 'API', idempotency: 'NONE', errors: [] } as const
const byToken = z.strictObject({ token: z.string().check(z.regex(OPT_OUT_TOKEN)) })
const wish = z.strictObject({ wantsSms: z.boolean() })

const linkedChoice = z.object({
  clinicName: z.string(),
  wantsSms: z.boolean(),
  /** Somebody at the number has refused otherwise than by this link, which then takes nothing back. */
  refusedElsewhere: z.boolean(),
})
const ofLink = { ...common, access: 'PUBLIC', path: '/sms/choices/:token', params: byToken } as const

export const getLinkedSmsChoice = route({
  ...ofLink,
  method: 'GET',
  summary: 'Whether the reader of an SMS wants further ones of the clinic, by the link in the SMS',
  response: linkedChoice,
  objects: {},
  audit: null,
  alsoAnswers: [404],
})

export const setLinkedSmsChoice = route({
  ...ofLink,
  method: 'PUT',
  summary: 'The reader of an SMS refuses further ones of the clinic, or takes that back',
  body: wish,
  response: linkedChoice,
  objects: {},
  audit: 'SMS_CHOICE_BY_LINK',
  alsoAnswers: [404],
})

const ownChoice = z.object({
  clinicId: id,
  clinicName: z.string(),
  /** Code of the patient list that the patient is on. */
  listCode: z.nullable(z.string()),
  wantsSms: z.boolean(),
})
export type OwnSmsChoice = z.output<typeof ownChoice>

export const listMySmsChoices = route({
  ...common,
  access: 'PATIENT',
  method: 'GET',
  path: '/patient/sms-choices',
  summary: 'The clinics that can write to the patient by SMS, and whether the patient wants it',
  response: page(ownChoice),
  objects: {},
  audit: 'SMS_CHOICES_READ',
})

export const setMySmsChoice = route({
  ...common,
  access: 'PATIENT',
  method: 'PUT',
  path: '/patient/sms-choices/:clinicId',
  summary: 'The patient refuses SMS that a clinic sends to many, or takes that back',
  params: z.strictObject({ clinicId: idText }),
  body: wish,
  response: ownChoice,
  objects: { 'params.clinicId': 'clinic' },
  audit: 'SMS_CHOICE_CHANGE',
})

const ownSms = z.object({
  id,
  clinicName: z.string(),
  /** First name of the patient whom it is about, where that is somebody for whom the reader acts. */
  about: z.nullable(z.string()),
  text: z.string(),
  sentAt: instant,
  state: z.enum(OWN_SMS_STATES),
})
export type OwnSms = z.output<typeof ownSms>

export const listMySms = route({
  ...common,
  access: 'PATIENT',
  method: 'GET',
  path: '/patient/sms',
  summary: 'What clinics sent to the phone of the patient by SMS to many, newest first',
  query: z.strictObject({ page: z.optional(pageNumber) }),
  response: page(ownSms),
  objects: {},
  audit: 'MY_SMS_READ',
})

const optOut = z.object({
  personId: id,
  firstName: z.string(),
  surname: z.string(),
  /** How it was said first. What staff entered, staff can take back. */
  source: z.enum(OPT_OUT_SOURCES),
  createdAt: instant,
})
export type SmsOptOut = z.output<typeof optOut>

export const listSmsOptOuts = route({
  ...common,
  access: 'STAFF',
  method: 'GET',
  path: '/clinic/message-centre/opt-outs',
  summary: 'Who wants no SMS of the clinic, by name',
  query: z.strictObject({ clinicId: idText }),
  response: page(optOut),
  objects: { 'query.clinicId': 'clinic' },
  audit: 'SMS_OPT_OUTS_LIST',
})

export const setSmsOptOut = route({
  ...common,
  access: 'STAFF',
  method: 'PUT',
  path: '/clinic/message-centre/opt-outs/:personId',
  summary: 'Enters that a patient wants no SMS of the clinic, or takes back what staff entered',
  params: z.strictObject({ personId: idText }),
  body: z.strictObject({ clinicId: id, wantsSms: z.boolean() }),
  response: null,
  objects: { 'params.personId': 'person', 'body.clinicId': 'clinic' },
  audit: 'SMS_OPT_OUT_ENTER',
})
