import {
  ADDRESS_MAX,
  CLINIC_NAME_MAX,
  CONTACT_LIST_MAX,
  GLOBAL_MESSAGE_MAX,
  REGISTRATION_CODE_MAX,
} from '@vastus/domain/clinic/contact'
import { AI_FEATURES } from '@vastus/domain/ai/features'
import { FEATURE_LACKS, FEATURE_STATES } from '@vastus/domain/clinic/features'
import { PLANS } from '@vastus/domain/clinic/plan'
import { SET_UP_STEPS } from '@vastus/domain/clinic/set-up'
import { COUNTRY_CODES } from '@vastus/domain/country'
import { checkWebsites } from '@vastus/domain/field-rules'
import { checkEmails } from '@vastus/domain/identity/email'
import { normaliseLine } from '@vastus/domain/typed-text'
import * as z from 'zod/mini'
import {
  calendarDate,
  checked,
  givenDate,
  id,
  idText,
  instant,
  line,
  orNull,
  phone,
  requiredLine,
  requiredText,
  version,
} from './fields.ts'
import { route } from './route.ts'
import { eContactType, profession } from './shapes.ts'

const plan = z.enum(PLANS)
const featureState = z.enum(FEATURE_STATES)

/** A clinic as its staff see it. */
export const ownClinic = z.object({
  id,
  clinicId: id,
  name: z.string(),
  address: z.string(),
  /** Separated by commas, as are the e-mails. */
  websites: z.string(),
  emails: z.string(),
  phone: z.nullable(z.string()),
  countryCode: z.enum(COUNTRY_CODES),
  timeZone: z.string(),
  registrationCode: z.nullable(z.string()),
  plan,
  subscription: z.object({ plan, validFrom: calendarDate }),
  features: z.object({
    translation: featureState,
    aiSummarization: featureState,
    aiSmartQuestionnaire: featureState,
  }),
  /** Why a feature is NOT_AVAILABLE. */
  featureLacks: z.partialRecord(z.enum(AI_FEATURES), z.enum(FEATURE_LACKS)),
  /** When somebody last confirmed for a feature that the board agrees. */
  featureConsents: z.partialRecord(z.enum(AI_FEATURES), instant),
  settings: z.object({
    /** Somebody whom the clinic does not know may write to it. */
    openForAll: z.boolean(),
    isPrivate: z.boolean(),
  }),
  /** Steps of the set-up that are finished; null once nobody is led through it any more. */
  setUpSteps: z.nullable(z.array(z.enum(SET_UP_STEPS))),
  /** Null: every type. */
  eContactTypes: z.nullable(z.array(eContactType)),
  profession,
  /** For how long a reply waits before it leaves, 0 to 60. */
  replyHoldSeconds: z.int(),
  version,
})
export type OwnClinic = z.output<typeof ownClinic>

const ofClinic = z.strictObject({ id: idText })
const change = {
  access: 'STAFF',
  params: ofClinic,
  response: ownClinic,
  objects: { 'params.id': 'clinic' },
  rate: 'API',
  errors: [],
} as const

export const changeClinic = route({
  ...change,
  method: 'PATCH',
  path: '/clinic/:id',
  summary: 'Changes how the clinic is reached; what is left out stays',
  body: z.strictObject({
    name: z.optional(requiredLine(CLINIC_NAME_MAX)),
    address: z.optional(line(ADDRESS_MAX)),
    websites: z.optional(checked(checkWebsites, { max: CONTACT_LIST_MAX, normalise: normaliseLine })),
    emails: z.optional(
      checked((value) => checkEmails(value), { max: CONTACT_LIST_MAX, normalise: normaliseLine }),
    ),
    phone: z.optional(orNull(phone)),
    registrationCode: z.optional(orNull(line(REGISTRATION_CODE_MAX))),
  }),
  errors: ['SIGN_IN_AGAIN'],
  audit: 'CLINIC_CHANGE',
  idempotency: 'ACCEPTED',
  versioned: true,
})

export const changeClinicSetting = route({
  ...change,
  method: 'PATCH',
  path: '/clinic/:id/setting',
  summary:
    'Switches a feature, or says which types the clinic takes, who may write to it, and how far its set-up is',
  body: z
    .strictObject({
      feature: z.optional(z.enum(AI_FEATURES)),
      state: z.optional(z.enum(['ENABLED', 'DISABLED'])),
      /** Somebody has confirmed that the board of the clinic agrees. */
      boardConsent: z.optional(z.boolean()),
      /** Null: every type. */
      eContactTypes: z.optional(z.nullable(z.array(eContactType).check(z.maxLength(200)))),
      openForAll: z.optional(z.boolean()),
      /** Null ends the set-up. */
      setUpSteps: z.optional(
        z.nullable(z.array(z.enum(SET_UP_STEPS)).check(z.maxLength(SET_UP_STEPS.length))),
      ),
    })
    .check(
      z.refine(({ feature, state }) => (feature === undefined) === (state === undefined), {
        path: ['state'],
        error: 'REQUIRED',
      }),
    ),
  audit: 'CLINIC_SETTINGS_CHANGE',
  idempotency: 'ACCEPTED',
  versioned: true,
})

export const upgradeSubscription = route({
  ...change,
  method: 'POST',
  path: '/clinic/:id/subscriptions/upgrade',
  summary: 'Moves the clinic to the best plan, once; the next invoice rises',
  body: z.strictObject({ plan: z.enum(['PREMIUM']) }),
  audit: 'SUBSCRIPTION_UPGRADE',
  idempotency: 'REQUIRED',
})

export const saveGlobalMessage = route({
  access: 'STAFF',
  method: 'POST',
  path: '/global-message',
  summary:
    'Shows a message to the patients and staff of the clinic, in place of the one before; If-Match names that one, or 0',
  body: z.strictObject({
    clinicId: id,
    text: requiredText(GLOBAL_MESSAGE_MAX),
    /** The last day on which it is shown, by the clinic's calendar; without one it is shown until it is ended. */
    endsOn: z.optional(givenDate),
  }),
  response: z.object({
    id,
    text: z.string(),
    clinicName: z.string(),
    createdAt: instant,
    endsOn: z.nullable(calendarDate),
  }),
  status: 201,
  objects: { 'body.clinicId': 'clinic' },
  audit: 'GLOBAL_MESSAGE_SAVE',
  idempotency: 'ACCEPTED',
  versioned: true,
  rate: 'API',
  errors: [],
})

export const deleteGlobalMessage = route({
  access: 'STAFF',
  method: 'DELETE',
  path: '/global-message/:id',
  summary: 'Ends the message of the clinic; any of its staff may',
  params: ofClinic,
  query: z.strictObject({ clinicId: idText }),
  response: null,
  objects: { 'params.id': 'globalMessage', 'query.clinicId': 'clinic' },
  audit: 'GLOBAL_MESSAGE_DELETE',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
