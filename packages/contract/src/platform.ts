import { EXTERNAL_METHODS, SIGN_IN_METHODS } from '@vastus/domain/identity/sign-in-methods'
import { OUTSIDE_SERVICES } from '@vastus/domain/platform/outside-services'
import * as z from 'zod/mini'
import { calendarDate, id, idText, instant, line, listOf, page, text, writtenByApp } from './fields.ts'
import { route } from './route.ts'

const open = {
  access: 'PUBLIC',
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
} as const

export const getConfig = route({
  ...open,
  method: 'GET',
  path: '/config',
  summary: 'Mode, country and feature flags',
  response: z.object({
    appMode: z.enum(['PROD', 'DEMO', 'DEV']),
    version: z.string(),
    featureFlags: z.object({
      COUNTRY_CODE: z.enum(['EE', 'GB', 'US', 'ZA', 'PL']),
      DOKOBIT_LOGIN_ENABLED: z.boolean(),
      EMAIL_LOGIN_ENABLED: z.boolean(),
      PERSONAL_CODE_REQUIRED: z.boolean(),
    }),
    /** Ways to prove who one is, in the order in which they are offered. */
    signInMethods: z.array(z.enum(SIGN_IN_METHODS)),
    /** Whether the Smart-ID app can scan or be opened; otherwise it is asked by a personal code alone. */
    hasSmartIdLinks: z.boolean(),
    /** Services of others that this installation can call; what needs another one is not available. */
    services: z.record(z.enum(OUTSIDE_SERVICES), z.boolean()),
    /** Ways in on the page of somebody else, with the names for their buttons. */
    externalProviders: z.array(
      z.object({ id: z.string(), method: z.enum(EXTERNAL_METHODS), name: z.string() }),
    ),
    fileFormats: z.array(z.string()),
    maxFileCount: z.int(),
    maxFileBytes: z.int(),
    supportEmail: z.string(),
    demoAccounts: z.optional(z.array(z.object({ email: z.string(), role: z.string(), name: z.string() }))),
  }),
})
export type AppConfig = z.output<typeof getConfig.response>

export const getContent = route({
  ...open,
  alsoAnswers: [404],
  method: 'GET',
  path: '/content/prm',
  summary: 'A document of the content service; updatedAt is its version',
  query: z.strictObject({
    /** A slug, or the kind of a document as `PRIVACY_POLICY`, or the consent to it as `PRM_CLINIC`. */
    slug: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/)),
    locale: z.optional(line(20)),
  }),
  response: z.object({
    slug: z.string(),
    title: z.string(),
    body: z.string(),
    updatedAt: instant,
    language: z.string(),
  }),
})

export const logFromClient = route({
  ...open,
  method: 'POST',
  path: '/log',
  summary: "Keeps a browser's report, cut to 1000 characters",
  body: z.strictObject({
    type: z.string().check(z.regex(/^prm\.[A-Za-z0-9.-]{1,60}$/)),
    level: z.enum(['INFO', 'WARNING', 'ERROR']),
    message: text(20_000),
    device: z.optional(z.enum(['MOBILE', 'DESKTOP', 'TABLET'])),
  }),
  response: null,
  rate: 'CLIENT_LOG',
})

export const listGlobalMessages = route({
  ...open,
  method: 'GET',
  path: '/prm/global-message',
  summary: "The clinics' banners for the signed-in user",
  access: 'MEMBER',
  query: z.strictObject({
    role: z.optional(z.enum(['PATIENT', 'DOCTOR'])),
    clinicIds: z.optional(listOf(idText)),
  }),
  objects: { 'query.clinicIds': 'clinic' },
  response: page(
    z.object({
      id,
      text: z.string(),
      clinicName: z.string(),
      createdAt: instant,
      endsOn: z.nullable(calendarDate),
    }),
  ),
})

export const getDraftKey = route({
  ...open,
  method: 'GET',
  path: '/draft-key',
  summary: "Key, base64, under which the user's unsent texts wait on a device that has no connection",
  access: 'MEMBER',
  response: z.object({ key: z.string() }),
})

// Every key of this pattern has its address: no route of its own may stand below /drafts.
const draftKey = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}(:[a-z0-9-]{1,40}){0,3}$/)),
})

export const listDrafts = route({
  ...open,
  method: 'GET',
  path: '/drafts',
  summary: "The user's own unsent texts",
  access: 'MEMBER',
  response: page(z.object({ key: z.string(), payload: z.string(), updatedAt: instant })),
})

export const saveDraft = route({
  ...open,
  // A key too long for an address is no key.
  alsoAnswers: [404],
  method: 'PUT',
  path: '/drafts/:key',
  summary: 'Keeps an unsent text of the user',
  access: 'MEMBER',
  params: draftKey,
  body: z.strictObject({ payload: writtenByApp(65_536) }),
  response: null,
})

export const deleteDraft = route({
  ...open,
  alsoAnswers: [404],
  method: 'DELETE',
  path: '/drafts/:key',
  summary: 'Forgets an unsent text of the user',
  access: 'MEMBER',
  params: draftKey,
  response: null,
})

export const listOutbox = route({
  ...open,
  alsoAnswers: [404],
  method: 'GET',
  path: '/demo/outbox',
  summary: 'What was sent, newest first; DEMO and DEV only',
  query: z.strictObject({
    to: z.optional(line(320)),
    channel: z.optional(z.enum(['EMAIL', 'SMS', 'PUSH'])),
  }),
  response: z.array(
    z.object({
      channel: z.enum(['EMAIL', 'SMS', 'PUSH']),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      createdAt: instant,
    }),
  ),
})

export const getLiveness = route({
  ...open,
  method: 'GET',
  path: '/health/live',
  summary: 'The process answers',
  response: z.object({ status: z.literal('UP') }),
  rate: 'NONE',
})

export const getReadiness = route({
  ...open,
  method: 'GET',
  path: '/health/ready',
  summary: 'The product can serve, READ_ONLY while its disk is full; names each part that cannot',
  response: z.object({
    status: z.enum(['UP', 'READ_ONLY', 'DOWN']),
    parts: z.record(z.string(), z.enum(['UP', 'DOWN', 'OFF'])),
    warnings: z.array(z.string()),
    since: z.record(z.string(), instant),
  }),
  rate: 'NONE',
})

export const getConnection = route({
  ...open,
  method: 'GET',
  path: '/health/connection',
  summary: 'Address from which this call is seen to come; shows whether the proxy passes it on',
  response: z.object({ address: z.string() }),
})

export const getMetrics = route({
  ...open,
  alsoAnswers: [404],
  method: 'GET',
  path: '/metrics',
  summary: 'Figures for Prometheus',
  response: 'TEXT',
  rate: 'NONE',
})

export const getApiDocument = route({
  ...open,
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document',
  response: z.record(z.string(), z.unknown()),
})
