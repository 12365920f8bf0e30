import { checkSecondFactor, normaliseSecondFactor } from '@vastus/domain/identity/second-factor'
import { SESSION_METHODS, SIGN_IN_METHODS } from '@vastus/domain/identity/sign-in-methods'
import { ownIdentity } from './account-join.ts'
import * as z from 'zod/mini'
import { checked, instant, line, password, personalCode } from './fields.ts'
import { otp } from './identity.ts'
import { signedByKey } from './passkeys.ts'
import { route } from './route.ts'
import { loggedInUser } from './shapes.ts'
import { askedOfPerson, isAppHere, REFUSALS } from './sign-in.ts'

const own = {
  access: 'SESSION',
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
} as const

const code = checked(checkSecondFactor, { max: 30, normalise: normaliseSecondFactor })

export const completeSecondFactor = route({
  ...own,
  access: 'PUBLIC',
  alsoAnswers: [404],
  method: 'POST',
  path: '/login/second-factor',
  summary: 'Finishes a sign-in with a code of the authenticator app, or with a recovery code',
  body: z.strictObject({ code }),
  response: loggedInUser,
  audit: 'LOGIN',
  rate: 'LOGIN',
  errors: ['INVALID_OTP', 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'],
})

export const getSecurity = route({
  ...own,
  method: 'GET',
  path: '/users/security',
  summary: 'How the caller signs in, and where the account is signed in',
  response: z.object({
    identity: ownIdentity,
    /** Whether one can sign in here with a password, and change it. */
    hasPassword: z.boolean(),
    /** Whether a second factor is set up only after a code that is mailed to the address of the account. */
    asksForCode: z.boolean(),
    authenticator: z.nullable(z.object({ since: instant })),
    passkeys: z.array(
      z.object({ id: z.uuid(), name: z.string(), addedAt: instant, lastUsedAt: z.nullable(instant) }),
    ),
    /** For a user who has neither the app nor a passkey at hand. */
    recoveryCodesLeft: z.int(),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        method: z.enum(SESSION_METHODS),
        device: z.nullable(z.string()),
        signedInAt: instant,
        isCurrent: z.boolean(),
      }),
    ),
  }),
})
export type Security = z.output<typeof getSecurity.response>

export const beginAuthenticator = route({
  ...own,
  method: 'POST',
  path: '/users/security/authenticator',
  alsoAnswers: [404],
  summary: 'Makes the secret for an authenticator app; it counts once a code of it was right',
  /** A code mailed to the present address, unless the sign-in was a strong one. */
  body: z.strictObject({ otp: z.optional(otp) }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  rate: 'LOGIN',
  errors: ['SIGN_IN_AGAIN', 'SECOND_FACTOR_REQUIRED', 'INVALID_OTP'],
})

export const confirmAuthenticator = route({
  ...own,
  alsoAnswers: [404],
  method: 'POST',
  path: '/users/security/authenticator/confirm',
  summary: 'Turns the second factor on with a first code, and answers the recovery codes',
  body: z.strictObject({ code }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  audit: 'SECOND_FACTOR',
  rate: 'LOGIN',
  errors: ['INVALID_OTP'],
})

export const makeRecoveryCodes = route({
  ...own,
  alsoAnswers: [404],
  method: 'POST',
  path: '/users/security/recovery-codes',
  summary: 'New recovery codes in place of all from before, for an account with a second factor',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  audit: 'SECOND_FACTOR',
  rate: 'LOGIN',
  errors: ['SIGN_IN_AGAIN', 'SECOND_FACTOR_REQUIRED'],
})

export const removeAuthenticator = route({
  ...own,
  alsoAnswers: [404],
  method: 'POST',
  path: '/users/security/authenticator/remove',
  summary: 'Turns the second factor off, with a code of it',
  body: z.strictObject({ code }),
  response: null,
  audit: 'SECOND_FACTOR',
  rate: 'LOGIN',
  errors: ['INVALID_OTP'],
})

export const confirmSignIn = route({
  ...own,
  alsoAnswers: [404],
  method: 'POST',
  path: '/users/security/confirm',
  summary:
    'Proves again to be the owner of the account: with a passkey or a code where there is a second factor, otherwise with the password',
  /** One of the three. */
  body: z.strictObject({
    code: z.optional(code),
    password: z.optional(password),
    passkey: z.optional(z.strictObject({ attemptId: z.uuid(), signed: signedByKey })),
  }),
  response: null,
  audit: 'SIGN_IN_CONFIRM',
  rate: 'LOGIN',
  errors: ['INVALID_OTP', 'WRONG_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'PASSKEY_NOT_ACCEPTED'],
})

export const startConfirming = route({
  ...own,
  alsoAnswers: [404],
  method: 'POST',
  path: '/users/security/confirm/identity',
  summary: 'Asks the device of the caller who they are, to prove again to be the owner of the account',
  body: z.strictObject({
    method: z.enum(SIGN_IN_METHODS),
    phone: z.optional(line(30)),
    personalCode: z.optional(personalCode),
    isAppHere,
  }),
  response: askedOfPerson,
  rate: 'LOGIN',
  errors: ['IDENTITY_NO_SUCH_CLIENT', 'IDENTITY_DEVICE_FAULT', 'IDENTITY_UNREACHABLE'],
})

export const getConfirmingStatus = route({
  ...own,
  alsoAnswers: [404],
  method: 'POST',
  path: '/users/security/confirm/identity/status',
  summary: 'Whether the device has answered; the sign-in then counts as one of this moment',
  body: z.strictObject({ attemptId: z.uuid() }),
  response: z.object({ state: z.enum(['WAITING', 'DONE']), qrLink: z.nullable(z.string()) }),
  audit: 'SIGN_IN_CONFIRM',
  rate: 'LOGIN',
  errors: [...REFUSALS, 'PERSON_IS_UNDERAGE'],
})

export const endSessionElsewhere = route({
  ...own,
  alsoAnswers: [404],
  method: 'POST',
  path: '/users/security/sessions/end',
  summary: 'Ends another session of the own account',
  body: z.strictObject({ session: z.uuid() }),
  response: null,
  audit: 'SESSION_END',
})
