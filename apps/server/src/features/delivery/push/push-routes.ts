import { createHash } from 'node:crypto'
import { type PushSubscription, readPushSubscription } from '@vastus/domain/notices/push-subscription'
import { encryptPush } from '../../../adapters/push/encrypt.ts'
import { InvalidInput } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { contextOfAccount } from '../../../principal.ts'
import { deleteSubscriptions, listEndpoints, putSubscription } from './subscriptions-repository.ts'

/** The devices on which a user wants notices. */
export function pushRoutes({ config, push }: Services): Handlers<'getPush' | 'updatePushEndpoint'> {
  const serverKey = push?.publicKey ?? ''
  return {
    getPush: async (_input, request) => {
      const endpoints = await request.transaction(
        (tx) => listEndpoints(tx, request.principal().userId, serverKey),
        ofAccount(request),
      )
      // A device knows its own address; nobody else should learn it from this answer.
      const devices = endpoints.map((each) => createHash('sha256').update(each).digest('base64url'))
      return { publicKey: push?.publicKey ?? null, devices }
    },

    updatePushEndpoint: async ({ body: { endpoint = null, pushEndpoint } }, request) => {
      const { userId } = request.principal()
      const subscription = pushEndpoint === null ? null : readPushSubscription(pushEndpoint, config.pushHosts)
      if (pushEndpoint !== null && !(subscription && isUsable(subscription)))
        throw new InvalidInput([{ path: 'pushEndpoint', rule: 'FORM' }])
      await request.transaction(
        (tx) =>
          subscription
            ? putSubscription(tx, userId, subscription, serverKey, request.now)
            : deleteSubscriptions(tx, userId, endpoint),
        // The user before on this device is another account.
        subscription ? { context: { actor: 'system' } } : ofAccount(request),
      )
      return undefined
    },
  }
}

/** The devices are the account's, whatever its role. */
function ofAccount(request: RequestContext) {
  return { context: contextOfAccount(request.principal(), request.role) }
}

/** Not every 65 bytes are a point of the curve: with others nothing could ever be encrypted. */
function isUsable(subscription: PushSubscription): boolean {
  try {
    return encryptPush('', subscription).length > 0
  } catch {
    return false
  }
}
