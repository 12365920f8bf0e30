import { updatePushEndpoint } from '@vastus/contract/push'
import { call } from '../api/call.ts'

/** Whoever uses this device next is not told of the news of who has just logged out. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  // The browser's end first: it holds also when the server cannot be told.
  await subscription.unsubscribe()
  await call(updatePushEndpoint, { body: { pushEndpoint: null, endpoint: subscription.endpoint } })
}
