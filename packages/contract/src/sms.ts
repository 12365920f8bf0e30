import { NAME_MAX } from '@vastus/domain/limits'
import {
  isAgeRange,
  PERSONAL_CODE_LENGTH_MAX,
  PERSONAL_CODES_MAX,
} from '@vastus/domain/message-centre/audience'
import { SKIP_REASONS } from '@vastus/domain/message-centre/recipients'
import { SMS_FAILURES, SMS_STATES } from '@vastus/domain/message-centre/sms-states'
import { SMS_TEMPLATE_CODES, WROTE_WITHIN_DAYS_MAX } from '@vastus/domain/message-centre/sms-templates'
import { checkSmsText, SMS_TEXT_MAX } from '@vastus/domain/message-centre/sms-text'
import * as z from 'zod/mini'
import {
  givenDate,
  id,
  idText,
  instant,
  line,
  listOf,
  page,
  pageNumber,
  requiredLine,
  text,
} from './fields.ts'
import { route } from './route.ts'
import { eContactType, language, sex } from './shapes.ts'

/** Messages of one page. */
export const SMS_PAGE_SIZE = 500

/** What a template may keep: nobody by name or code, and no day of the calendar. */
const general = {
  sex: z.optional(sex),
  /** From and to, in whole years today, both included. */
  ages: z.optional(z.tuple([z.int(), z.int()]).check(z.refine(([from, to]) => isAgeRange({ from, to })))),
  birthYears: z.optional(z.array(z.int().check(z.minimum(1000), z.maximum(9999))).check(z.maxLength(80))),
  hasEmail: z.optional(z.boolean()),
  hasPhone: z.optional(z.boolean()),
  listCodes: z.optional(z.array(requiredLine(40)).check(z.maxLength(100))),
  eContactTypes: z.optional(z.array(eContactType).check(z.maxLength(100))),
}
export const smsFilters = z.strictObject({
  ...general,
  name: z.optional(line(NAME_MAX)),
  personalCodes: z.optional(
    z.array(requiredLine(PERSONAL_CODE_LENGTH_MAX)).check(z.maxLength(PERSONAL_CODES_MAX)),
  ),
  eContactCreatedAtFrom: z.optional(givenDate),
  eContactCreatedAtTo: z.optional(givenDate),
})
export const smsTemplateFilters = z.strictObject({
  ...general,
  /** Those who have an e-contact of the last so many days. */
  wroteWithinDays: z.optional(z.int().check(z.minimum(0), z.maximum(WROTE_WITHIN_DAYS_MAX))),
})

/** May hold {firstName}. The clinic's name is added as the last line. */
export const smsText = text(SMS_TEXT_MAX).check((context) => {
  const problem = checkSmsText(context.value)
  if (problem)
    context.issues.push({
      code: 'custom',
      message: problem.rule,
      params: 'params' in problem ? problem.params : {},
      input: context.value,
    })
})

/** Every message gets the link to refuse further SMS, also where that takes one SMS more; otherwise those that have room for it. */
const alwaysLink = z.optional(z.boolean())

const sending = {
  clinicId: id,
  /** While the text is that of the template, in any language, each recipient gets it in the language of the own account. */
  templateId: z.optional(z.nullable(z.enum(SMS_TEMPLATE_CODES))),
  text: smsText,
  filters: smsFilters,
  /** Patients who fit the filters and get none all the same. */
  excludedPersonIds: z.optional(z.array(id).check(z.maxLength(10_000))),
  alwaysLink,
}

const cost = {
  /** How many get a message. */
  recipients: z.int(),
  /** How many SMS that takes: a long text counts as several. */
  smsCount: z.int(),
  /** In euros. */
  price: z.number(),
  sendAt: instant,
}
const skipped = z.array(z.object({ reason: z.enum(SKIP_REASONS), count: z.int() }))

const common = { access: 'STAFF', rate: 'API', errors: [] } as const

export const previewSms = route({
  ...common,
  method: 'POST',
  path: '/clinic/message-centre/preview',
  summary:
    'What a sending would come to: recipients, SMS, price, how it reads, and how many get none for which reason',
  body: z.strictObject(sending),
  response: z.object({
    ...cost,
    skipped,
    /** First names of two recipients: the first of the list, and the longest. */
    names: z.nullable(z.object({ first: z.string(), longest: z.string() })),
    /** The link to refuse further SMS as it will stand in the messages; its end is another one in each. */
    optOutLink: z.string(),
    /** How many of the messages have no room for the link. */
    withoutLink: z.int(),
    /** In which languages the recipients use the platform, most of them first; null: they do not use it. */
    languages: z.array(z.object({ language: z.nullable(language), count: z.int() })),
  }),
  objects: { 'body.clinicId': 'clinic' },
  audit: 'SMS_PREVIEW',
  idempotency: 'NONE',
})
export type SmsPreview = z.output<typeof previewSms.response>

export const sendSms = route({
  ...common,
  method: 'POST',
  path: '/clinic/message-centre/send',
  summary: 'Sends an SMS to all who fit the filters; it begins an hour later and can be stopped until then',
  body: z.strictObject({
    ...sending,
    /** What was shown beforehand: anything else is refused. */
    confirmed: z.optional(z.strictObject({ recipients: z.int(), smsCount: z.int(), price: z.number() })),
  }),
  response: z.object({ batchId: id, ...cost, skipped }),
  status: 201,
  objects: { 'body.clinicId': 'clinic' },
  audit: 'SMS_SEND',
  idempotency: 'REQUIRED',
  errors: ['SIGN_IN_AGAIN'],
})

export const testSms = route({
  ...common,
  method: 'POST',
  path: '/clinic/message-centre/test',
  summary: "Sends the message to the caller's own phone at once, for the usual price",
  body: z.strictObject({ clinicId: id, text: smsText, alwaysLink }),
  response: z.object({ phone: z.string() }),
  objects: { 'body.clinicId': 'clinic' },
  audit: 'SMS_TEST',
  idempotency: 'ACCEPTED',
})

const smsBatch = z.object({
  id,
  clinicId: id,
  templateId: z.nullable(z.string()),
  text: z.string(),
  filters: z.record(z.string(), z.unknown()),
  excludedPersonIds: z.array(id),
  ...cost,
  skipped,
  /** In euros, for what a gateway has taken so far. */
  billed: z.number(),
  /** Name of the employee who confirmed it. */
  createdBy: z.string(),
  createdAt: instant,
  stoppedAt: z.nullable(instant),
  /** How many of the messages are in which state; together as many as recipients. */
  states: z.record(z.enum(SMS_STATES), z.int()),
  /** Whom it reached tells what they wrote about, which the reader may not know: their messages are refused. */
  areRecipientsHidden: z.boolean(),
})
export type SmsBatch = z.output<typeof smsBatch>

export const listSmsBatches = route({
  ...common,
  method: 'GET',
  path: '/clinic/message-centre/batches',
  summary: 'The last 50 sendings of the clinic, newest first, with how far each is',
  query: z.strictObject({ clinicId: idText }),
  response: page(smsBatch),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
})

export const getSmsBatch = route({
  ...common,
  method: 'GET',
  path: '/clinic/message-centre/batches/:id',
  summary: 'One sending, with how far it is',
  params: z.strictObject({ id: idText }),
  response: smsBatch,
  objects: { 'params.id': 'smsBatch' },
  audit: 'SMS_READ',
  idempotency: 'NONE',
})

const smsMessage = z.object({
  id,
  personId: z.nullable(id),
  firstName: z.string(),
  surname: z.string(),
  phone: z.string(),
  /** Another way to reach the patient. */
  email: z.nullable(z.string()),
  text: z.string(),
  parts: z.int(),
  price: z.number(),
  state: z.enum(SMS_STATES),
  failure: z.nullable(z.enum(SMS_FAILURES)),
  sentAt: z.nullable(instant),
})
export type SmsMessage = z.output<typeof smsMessage>

export const listSmsMessages = route({
  ...common,
  method: 'GET',
  path: '/clinic/message-centre/batches/:id/messages',
  summary: 'The messages of a sending by name of the patient',
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ states: z.optional(listOf(z.enum(SMS_STATES))), page: z.optional(pageNumber) }),
  response: page(smsMessage),
  objects: { 'params.id': 'smsBatch' },
  audit: 'SMS_MESSAGES_LIST',
  idempotency: 'NONE',
})

const smsSkipped = z.object({
  personId: id,
  firstName: z.string(),
  surname: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  reason: z.enum(SKIP_REASONS),
})
export type SmsSkipped = z.output<typeof smsSkipped>

export const listSmsSkipped = route({
  ...common,
  method: 'GET',
  path: '/clinic/message-centre/batches/:id/skipped',
  summary: 'The patients who fit the filters of a sending and got no message, by name, with the reason',
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ page: z.optional(pageNumber) }),
  response: page(smsSkipped),
  objects: { 'params.id': 'smsBatch' },
  audit: 'SMS_SKIPPED_LIST',
  idempotency: 'NONE',
})

export const stopSmsBatch = route({
  ...common,
  method: 'POST',
  path: '/clinic/message-centre/batches/:id/stop',
  summary: 'Stops a sending: what has not left stays; answers with the sending',
  params: z.strictObject({ id: idText }),
  response: smsBatch,
  objects: { 'params.id': 'smsBatch' },
  audit: 'SMS_STOP',
  idempotency: 'NONE',
})

export const reportOfMessente = route({
  method: 'POST',
  path: '/sms/reports/messente',
  summary: 'Messente tells what became of a message, at an address that is signed for this message alone',
  access: 'PUBLIC',
  query: z.strictObject({ sms: idText, token: requiredLine(100) }),
  // The gateway may add fields of its own.
  body: z.object({ status: requiredLine(20) }),
  response: null,
  objects: {},
  audit: null,
  idempotency: 'NONE',
  // A thousand reports come within a minute. The signature is checked before anything else.
  rate: 'NONE',
  errors: [],
  alsoAnswers: [404],
})

/** The fields of a form as they came: they are signed. */
const signedForm = z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(4000)))
const ofTwilio = {
  method: 'POST',
  access: 'PUBLIC',
  consumes: 'FORM',
  body: signedForm,
  response: null,
  objects: {},
  audit: null,
  idempotency: 'NONE',
  // As above.
  rate: 'NONE',
  errors: [],
  alsoAnswers: [404],
} as const

export const reportOfTwilio = route({
  ...ofTwilio,
  path: '/sms/reports/twilio',
  summary:
    'Twilio tells what became of a message, with its signature, at an address that is signed for this message alone',
  query: z.strictObject({ sms: idText, token: requiredLine(100) }),
})

export const answerByTwilio = route({
  ...ofTwilio,
  path: '/sms/answers/twilio',
  summary:
    'Twilio hands over, with its signature, what somebody answered to an SMS: STOP refuses further ones, START takes that back',
  audit: 'SMS_CHOICE_BY_ANSWER',
})
