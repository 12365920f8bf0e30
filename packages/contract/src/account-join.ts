import { JOIN_REFUSALS } from '@vastus/domain/identity/account-join'
import { SIGN_IN_METHODS } from '@vastus/domain/identity/sign-in-methods'
import * as z from 'zod/mini'
import { instant, line, personalCode } from './fields.ts'
import { route } from './route.ts'
import { loggedInUser } from './shapes.ts'
import { askedOfPerson, isAppHere, PERSON_REFUSALS, REFUSALS } from './sign-in.ts'

const own = {
  access: 'SESSION',
  alsoAnswers: [404],
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'LOGIN',
} as const
const attempt = z.strictObject({ attemptId: z.uuid() })

/** What an account has: enough to know it by. */
const account = z.object({
  firstName: z.string(),
  surname: z.string(),
  birthDate: z.string(),
  email: z.nullable(z.string()),
  eContacts: z.int(),
  prescriptions: z.int(),
  represented: z.int(),
})
export type ComparedAccount = z.output<typeof account>

export const startJoining = route({
  ...own,
  method: 'POST',
  path: '/users/identity',
  summary: 'Asks the phone of the caller who they are, to make the own account a proven one',
  body: z.strictObject({
    method: z.enum(SIGN_IN_METHODS),
    phone: z.optional(line(30)),
    personalCode: z.optional(personalCode),
    isAppHere,
  }),
  response: askedOfPerson,
  errors: [
    'SIGN_IN_AGAIN',
    'SECOND_FACTOR_FIRST',
    'IDENTITY_NO_SUCH_CLIENT',
    'IDENTITY_DEVICE_FAULT',
    'IDENTITY_UNREACHABLE',
  ],
})

export const getJoiningStatus = route({
  ...own,
  method: 'POST',
  path: '/users/identity/status',
  summary:
    'Whether the phone has answered; then the account, and the one that the proven person has besides it',
  body: attempt,
  response: z.object({
    state: z.enum(['WAITING', 'PROVEN']),
    qrLink: z.nullable(z.string()),
    comparison: z.nullable(
      z.object({
        own: account,
        proven: z.object({ firstName: z.string(), surname: z.string(), birthDate: z.string() }),
        /** Null where the proven person has nothing here yet. */
        other: z.nullable(account),
        /** Why the two cannot become one. */
        refusal: z.nullable(z.enum(JOIN_REFUSALS)),
      }),
    ),
  }),
  audit: 'ACCOUNTS_COMPARE',
  errors: [...REFUSALS, ...PERSON_REFUSALS],
})
export type Comparison = NonNullable<z.output<typeof getJoiningStatus.response>['comparison']>

export const joinAccounts = route({
  ...own,
  method: 'POST',
  path: '/users/identity/join',
  summary: 'Makes the own account the one of the proven person, with all that the person has here',
  body: attempt,
  response: loggedInUser,
  audit: 'ACCOUNTS_JOIN',
  errors: ['ACCOUNTS_NOT_JOINED', 'IDENTITY_NOT_ACCEPTED', 'PERSON_IS_UNDERAGE'],
})

export const undoJoining = route({
  ...own,
  method: 'POST',
  path: '/users/identity/undo',
  summary: 'Takes the two accounts apart again, within 24 hours, and ends all sessions of the account',
  response: null,
  audit: 'ACCOUNTS_SEPARATE',
  errors: ['SIGN_IN_AGAIN'],
})

/** What the settings show of it. */
export const ownIdentity = z.object({
  isProven: z.boolean(),
  /** Until when the last join can be undone; null when none can. */
  undoableUntil: z.nullable(instant),
})
