import { PASSKEY_NAME_MAX } from '@vastus/domain/identity/passkeys'
import * as z from 'zod/mini'
import { requiredLine } from './fields.ts'
import { otp } from './identity.ts'
import { route } from './route.ts'
import { loggedInUser } from './shapes.ts'

const own = {
  access: 'SESSION',
  alsoAnswers: [404],
  objects: {},
  idempotency: 'NONE',
  rate: 'LOGIN',
} as const

/** Bytes in base64url, as WebAuthn gives them. */
const bytes = (most: number) => requiredLine(most)

export const beginPasskey = route({
  ...own,
  method: 'POST',
  path: '/users/security/passkeys/begin',
  summary: 'What a device needs to make a passkey for the account',
  /** A code mailed to the present address, for the first second factor of a sign-in that was not a strong one. */
  body: z.strictObject({ otp: z.optional(otp) }),
  response: z.object({
    attemptId: z.uuid(),
    challenge: z.string(),
    /** Host name of the installation: the passkey works there alone. */
    rpId: z.string(),
    userHandle: z.string(),
    userName: z.string(),
    /** Devices that have one already. */
    credentialIds: z.array(z.string()),
  }),
  audit: null,
  errors: ['SIGN_IN_AGAIN', 'SECOND_FACTOR_REQUIRED', 'INVALID_OTP'],
})

/** What a device answers when it has made a key. */
const createdKey = z.strictObject({
  credentialId: bytes(2000),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: z.array(requiredLine(20)).check(z.maxLength(8)),
})

export const addPasskey = route({
  ...own,
  method: 'POST',
  path: '/users/security/passkeys',
  summary: 'Adds the passkey that a device has made; with the first second factor come the recovery codes',
  body: z.strictObject({
    attemptId: z.uuid(),
    name: requiredLine(PASSKEY_NAME_MAX),
    key: createdKey,
  }),
  response: z.object({ recoveryCodes: z.nullable(z.array(z.string())) }),
  audit: 'SECOND_FACTOR',
  errors: ['PASSKEY_NOT_ACCEPTED'],
})

export const removePasskey = route({
  ...own,
  method: 'POST',
  path: '/users/security/passkeys/remove',
  summary: 'Removes a passkey of the own account',
  body: z.strictObject({ passkey: z.uuid() }),
  response: null,
  audit: 'SECOND_FACTOR',
  errors: ['SIGN_IN_AGAIN', 'SECOND_FACTOR_REQUIRED'],
})

export const startPasskeySignIn = route({
  ...own,
  access: 'PUBLIC',
  method: 'POST',
  path: '/login/passkey/begin',
  summary: 'What a device needs to sign in with a passkey; it names the account itself',
  response: z.object({ attemptId: z.uuid(), challenge: z.string(), rpId: z.string() }),
  audit: null,
  errors: [],
})

/** What a device answers when a key has signed. */
export const signedByKey = z.strictObject({
  credentialId: bytes(2000),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
})

export const signInWithPasskey = route({
  ...own,
  access: 'PUBLIC',
  method: 'POST',
  path: '/login/passkey',
  summary: 'Signs in with what a passkey has signed',
  body: z.strictObject({ attemptId: z.uuid(), signed: signedByKey }),
  response: loggedInUser,
  audit: 'LOGIN',
  errors: ['PASSKEY_NOT_ACCEPTED', 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'],
})
