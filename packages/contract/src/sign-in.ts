import { SIGN_IN_METHODS } from '@vastus/domain/identity/sign-in-methods'
import * as z from 'zod/mini'
import { line, personalCode, requiredLine } from './fields.ts'
import { route } from './route.ts'
import { loggedInUser } from './shapes.ts'

const open = { access: 'PUBLIC', objects: {}, audit: null, idempotency: 'NONE', rate: 'LOGIN' } as const

/** What any provider can answer instead of a proof. */
export const REFUSALS = [
  'IDENTITY_CANCELLED',
  'IDENTITY_TIMEOUT',
  'IDENTITY_WRONG_CODE',
  'IDENTITY_NO_SUCH_CLIENT',
  'IDENTITY_PHONE_ABSENT',
  'IDENTITY_DEVICE_FAULT',
  'IDENTITY_NOT_ACCEPTED',
  'IDENTITY_UNREACHABLE',
] as const
/** What can be said of a person who is proven. */
export const PERSON_REFUSALS = [
  'PERSON_IS_UNDERAGE',
  'USER_NOT_EXISTS',
  'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC',
] as const

const attempt = z.strictObject({ attemptId: z.uuid() })

/** For Smart-ID without a code: the app is on this device, and is opened by a link instead of scanning one. */
export const isAppHere = z.optional(z.boolean())

/** What the page shows while the person's phone asks for the PIN. */
export const askedOfPerson = z.object({
  attemptId: z.uuid(),
  /** To be compared with the one on the phone. */
  verificationCode: z.nullable(z.string()),
  /** To be shown as a QR code; it lasts for a few seconds, and the status gives the next one. */
  qrLink: z.nullable(z.string()),
  /** Opens the Smart-ID app on this device. */
  appLink: z.nullable(z.string()),
  /** To be signed by an ID card. */
  nonce: z.nullable(z.string()),
})

export const startSignIn = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/identity',
  summary: 'Asks the phone of a person who they are; the answer comes by status',
  body: z.strictObject({
    method: z.enum(SIGN_IN_METHODS),
    purpose: z.enum(['LOG_IN', 'SIGN_UP']),
    phone: z.optional(line(30)),
    /** Without a code any Smart-ID app may scan the link, or be opened by it. */
    personalCode: z.optional(personalCode),
    isAppHere,
  }),
  response: askedOfPerson,
  errors: ['IDENTITY_NO_SUCH_CLIENT', 'IDENTITY_DEVICE_FAULT', 'IDENTITY_UNREACHABLE'],
})

export const getSignInStatus = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/identity/status',
  summary: 'Whether the person has answered; signs in once who it is stands fast',
  body: attempt,
  response: z.object({
    state: z.enum(['WAITING', 'DONE']),
    qrLink: z.nullable(z.string()),
    user: z.nullable(loggedInUser),
  }),
  audit: 'LOGIN',
  errors: [...REFUSALS, ...PERSON_REFUSALS],
})

/** What the browser extension of Web eID gives. */
const cardToken = z.object({
  unverifiedCertificate: requiredLine(8000),
  algorithm: requiredLine(20),
  signature: requiredLine(2000),
  format: requiredLine(40),
})

export const proveWithIdCard = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/id-card',
  summary: 'Hands over what the ID card signed; the status of the attempt then goes on',
  body: z.strictObject({ attemptId: z.uuid(), token: cardToken }),
  response: null,
  errors: ['IDENTITY_NOT_ACCEPTED', 'IDENTITY_UNREACHABLE'],
})

export const returnFromSmartId = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/smart-id',
  summary:
    'Hands over what the Smart-ID app added to the address of return; the status of the attempt then goes on',
  body: z.strictObject({
    attemptId: z.uuid(),
    sessionSecretDigest: requiredLine(100),
    verifier: requiredLine(200),
  }),
  /** Otherwise the page that opened the app goes on by itself. */
  response: z.object({ isSignIn: z.boolean() }),
  errors: ['IDENTITY_NOT_ACCEPTED'],
})

export const readVirtualCard = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/demo/id-card',
  summary: 'What a card reader would give, in DEMO and DEV alone',
  body: z.strictObject({ nonce: requiredLine(100) }),
  response: cardToken,
  errors: ['IDENTITY_UNREACHABLE'],
})

export const cancelSignIn = route({
  ...open,
  method: 'POST',
  path: '/login/identity/cancel',
  summary: 'Forgets an attempt to sign in',
  body: attempt,
  response: null,
  errors: [],
})

export const signUpProven = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/signup/identity',
  summary: 'Makes an account for the person who was proven a moment ago but had none',
  body: attempt,
  response: loggedInUser,
  status: 201,
  audit: 'SIGN_UP',
  errors: ['PERSON_IS_UNDERAGE', 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'],
})

/** What a provider can answer that the browser is sent to. */
const RETURN_REFUSALS = [
  'IDENTITY_CANCELLED',
  'IDENTITY_TIMEOUT',
  'IDENTITY_DEVICE_FAULT',
  'IDENTITY_NOT_ACCEPTED',
  'IDENTITY_UNREACHABLE',
] as const

export const startExternalSignIn = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/external',
  summary: 'Begins a sign-in with an account elsewhere (OpenID Connect); the browser goes to the address',
  body: z.strictObject({ provider: requiredLine(60), purpose: z.enum(['LOG_IN', 'SIGN_UP']) }),
  response: z.object({ url: z.string() }),
  errors: ['IDENTITY_UNREACHABLE'],
})

export const completeExternalSignIn = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/external/complete',
  summary: 'Finishes it with what the provider has added to the address, in the browser that began',
  body: z.strictObject({
    /** Names the attempt, as it was sent to the provider. */
    state: z.uuid(),
    code: z.optional(requiredLine(4000)),
    error: z.optional(requiredLine(200)),
    iss: z.optional(requiredLine(500)),
  }),
  response: loggedInUser,
  audit: 'LOGIN',
  errors: [...RETURN_REFUSALS, 'USER_NOT_EXISTS', 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'],
})

export const createDokobitSession = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/dokobit-session',
  summary: 'Begins a sign-in on the page of Dokobit; the browser goes to the address',
  body: z.strictObject({
    locale: z.optional(line(20)),
    purpose: z.optional(z.enum(['LOG_IN', 'SIGN_UP'])),
  }),
  response: z.object({ sessionToken: z.string(), url: z.string(), attemptId: z.uuid() }),
  errors: ['IDENTITY_UNREACHABLE'],
})

export const loginWithDokobit = route({
  ...open,
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/dokobit',
  summary: 'Finishes a sign-in on the page of Dokobit, in the browser that began',
  body: z.strictObject({ sessionToken: requiredLine(200) }),
  response: loggedInUser,
  audit: 'LOGIN',
  errors: [...RETURN_REFUSALS, ...PERSON_REFUSALS],
})

const registry = { ...open, access: 'STAFF', alsoAnswers: [404] } as const
const registrySession = z.object({ sessionId: z.uuid(), verificationCode: z.nullable(z.string()) })
const REGISTRY_RESULTS = [
  'OK',
  'USER_REFUSED',
  'TIMEOUT',
  'WRONG_VC',
  'NOT_ACCEPTED',
  'NOT_AVAILABLE',
] as const
const registryStatus = {
  ...registry,
  method: 'POST',
  body: z.strictObject({ sessionId: z.uuid() }),
  response: z.object({
    status: z.enum(['RUNNING', 'COMPLETE']),
    result: z.nullable(z.enum(REGISTRY_RESULTS)),
  }),
  audit: 'REGISTRY_LOGIN',
  errors: [],
} as const
export type RegistryResult = (typeof REGISTRY_RESULTS)[number]

export const startRegistryMobileId = route({
  ...registry,
  method: 'POST',
  path: '/misp/auth/mobile-id',
  summary: 'Asks the phone of an employee, for queries in the register of patient lists',
  body: z.strictObject({ phone: line(30), personalCode }),
  response: registrySession,
  errors: ['IDENTITY_NO_SUCH_CLIENT', 'IDENTITY_DEVICE_FAULT', 'IDENTITY_UNREACHABLE'],
})

export const getRegistryMobileIdStatus = route({
  ...registryStatus,
  path: '/misp/auth/mobile-id/status',
  summary: 'Whether the employee has answered; the session then lasts for 30 minutes',
})

export const startRegistrySmartId = route({
  ...registry,
  method: 'POST',
  path: '/misp/auth/smart-id',
  summary: 'Asks the Smart-ID of an employee, for queries in the register of patient lists',
  body: z.strictObject({ personalCode }),
  response: registrySession,
  errors: ['IDENTITY_NO_SUCH_CLIENT', 'IDENTITY_DEVICE_FAULT', 'IDENTITY_UNREACHABLE'],
})

export const getRegistrySmartIdStatus = route({
  ...registryStatus,
  path: '/misp/auth/smart-id/status',
  summary: 'Whether the employee has answered; the session then lasts for 30 minutes',
})
