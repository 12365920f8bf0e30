import { PUSH_SUBSCRIPTION_MAX } from '@vastus/domain/notices/push-subscription'
import * as z from 'zod/mini'
import { writtenByApp } from './fields.ts'
import { route } from './route.ts'

const own = { access: 'MEMBER', objects: {}, audit: null, idempotency: 'NONE', rate: 'API' } as const

export const getPush = route({
  ...own,
  method: 'GET',
  path: '/users/push',
  summary: 'The key with which a browser receives push notices, and the devices of the caller that get them',
  response: z.object({
    /** Base64url; null where this installation sends no push notices. */
    publicKey: z.nullable(z.string()),
    /** Of each device the SHA-256 of its endpoint, base64url. */
    devices: z.array(z.string()),
  }),
  errors: [],
})

export const updatePushEndpoint = route({
  ...own,
  method: 'POST',
  path: '/users/update-push-endpoint',
  summary: 'Tells this device of news from now on; null ends that for one device, or for all',
  body: z.strictObject({
    /** The JSON text of the browser's PushSubscription. */
    pushEndpoint: z.nullable(writtenByApp(PUSH_SUBSCRIPTION_MAX)),
    /** With null: the address of the device that is to be left alone; all devices without it. */
    endpoint: z.optional(writtenByApp(PUSH_SUBSCRIPTION_MAX)),
  }),
  response: null,
  errors: [],
})
