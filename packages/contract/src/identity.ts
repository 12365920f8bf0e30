import { CONSENT_TYPES } from '@vastus/domain/consents'
import { checkRequired } from '@vastus/domain/field-rules'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { checkOneTimeCode, normaliseOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { NAME_MAX } from '@vastus/domain/limits'
import * as z from 'zod/mini'
import { email as emailField } from './email-field.ts'
import { checked, givenBirthDate, line, password, personalCode, phone, requiredLine } from './fields.ts'
import { route } from './route.ts'
import { language, loggedInUser, role, sex } from './shapes.ts'

const email = emailField()
export const otp = checked(checkOneTimeCode, { max: 20, normalise: normaliseOneTimeCode })

/** Any address: one that no account has gets the same answer as a wrong password. */
const knownEmail = checked(checkRequired, { max: 320, normalise: normaliseEmail })

const open = { objects: {}, audit: null, idempotency: 'NONE', errors: [] } as const

export const loginWithPassword = route({
  ...open,
  method: 'POST',
  path: '/login/password',
  summary: 'Signs in with e-mail and password and sets the session cookie',
  access: 'PUBLIC',
  body: z.strictObject({ email: knownEmail, password }),
  response: loggedInUser,
  audit: 'LOGIN',
  rate: 'LOGIN',
  errors: ['WRONG_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'],
})

export const getLogin = route({
  ...open,
  method: 'GET',
  path: '/login',
  summary: 'The signed-in user, or 401',
  access: 'SESSION',
  response: loggedInUser,
  rate: 'API',
})

export const extendLogin = route({
  ...open,
  method: 'POST',
  path: '/login/extend',
  summary: 'Moves the expiry of the session, up to its absolute end',
  access: 'SESSION',
  response: loggedInUser,
  rate: 'API',
})

export const logout = route({
  ...open,
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session on the server and closes its sockets',
  access: 'SESSION',
  response: null,
  audit: 'LOGOUT',
  rate: 'API',
})

export const signUpWithPassword = route({
  ...open,
  method: 'POST',
  path: '/signup/password',
  summary: 'Starts a sign-up; the answer is the same for known and unknown addresses',
  access: 'PUBLIC',
  body: z.strictObject({ email, password, confirmPassword: password, language: z.optional(language) }),
  response: null,
  rate: 'CODE',
})

export const verifySignUp = route({
  ...open,
  method: 'POST',
  path: '/signup/password/verify',
  summary: 'Proves the address with the code and signs in',
  access: 'PUBLIC',
  body: z.strictObject({ email, otp }),
  response: loggedInUser,
  status: 201,
  audit: 'SIGN_UP',
  rate: 'LOGIN',
  errors: ['INVALID_OTP', 'USER_EXISTS'],
})

export const resetPassword = route({
  ...open,
  method: 'POST',
  path: '/reset-password',
  summary: 'Sends a code for a new password; always answers alike',
  access: 'PUBLIC',
  body: z.strictObject({ email }),
  response: null,
  rate: 'CODE',
})

export const confirmResetPassword = route({
  ...open,
  method: 'POST',
  path: '/reset-password/confirm',
  summary: 'Sets the new password and ends all sessions of the account',
  access: 'PUBLIC',
  body: z.strictObject({ email, otp, password, confirmPassword: password }),
  response: null,
  audit: 'PASSWORD_RESET',
  rate: 'LOGIN',
  errors: ['INVALID_OTP'],
})

export const sendOneTimeCode = route({
  ...open,
  alsoAnswers: [401, 404],
  method: 'POST',
  path: '/send-otp',
  summary: 'Sends a one-time code by e-mail; a new code cancels the old one',
  access: 'PUBLIC',
  body: z.strictObject({
    email,
    purpose: z.enum(['SIGNUP', 'RESET', 'PROFILE', 'COMPLETE', 'SECOND_FACTOR']),
  }),
  response: null,
  rate: 'CODE',
})

export const completeProfile = route({
  ...open,
  method: 'POST',
  path: '/users/complete-profile',
  summary:
    'Completes a profile, or changes its e-mail and phone; what is new needs a code mailed to the e-mail',
  access: 'SESSION',
  body: z.strictObject({
    email,
    /** Left out where nothing needs it: `needsContactCode`. */
    otp: z.optional(otp),
    /** A code mailed to the present address, where another one takes its place and the sign-in was not a strong one. */
    presentOtp: z.optional(otp),
    phone,
    firstName: z.optional(requiredLine(NAME_MAX, 'NAME_TOO_LONG')),
    surname: z.optional(requiredLine(NAME_MAX, 'NAME_TOO_LONG')),
    birthDate: z.optional(givenBirthDate),
    sex: z.optional(sex),
    personalCode: z.optional(personalCode),
  }),
  response: loggedInUser,
  audit: 'PROFILE_CHANGE',
  rate: 'LOGIN',
  errors: [
    'INVALID_OTP',
    'INVALID_PRESENT_OTP',
    'SECOND_FACTOR_REQUIRED',
    'PERSON_IS_UNDERAGE',
    'PERSONAL_CODE_DUPLICATE',
    'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    'SIGN_IN_AGAIN',
    'SECOND_FACTOR_FIRST',
  ],
})

export const savePreferences = route({
  ...open,
  method: 'PATCH',
  path: '/users/preferences',
  summary: 'Keeps the language of notices and the role last used',
  access: 'SESSION',
  body: z.strictObject({ language: z.optional(language), activeRole: z.optional(role) }),
  response: loggedInUser,
  rate: 'API',
})

export const consentStatus = z.object({
  prmClinicConsentGiven: z.boolean(),
  prmPatientConsentGiven: z.boolean(),
  prmPrivacyPolicyConsentGiven: z.boolean(),
  prmTranslationClinicConsentGiven: z.boolean(),
  given: z.array(z.object({ type: z.enum(CONSENT_TYPES), version: z.string(), givenAt: z.string() })),
})
export type ConsentStatus = z.output<typeof consentStatus>

export const getConsents = route({
  ...open,
  method: 'GET',
  path: '/users/consents',
  summary: 'Which consents stand, for the newest documents',
  access: 'SESSION',
  query: z.strictObject({ locale: z.optional(line(20)) }),
  response: consentStatus,
  rate: 'API',
})

export const saveConsent = route({
  ...open,
  method: 'POST',
  path: '/users/save-consent',
  summary: 'Records a consent to one version of a document',
  access: 'SESSION',
  body: z.strictObject({
    type: z.enum(CONSENT_TYPES),
    version: requiredLine(40),
  }),
  response: consentStatus,
  audit: 'CONSENT',
  rate: 'API',
})
