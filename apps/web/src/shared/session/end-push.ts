import { updatePushEndpoint } from '@vastus/contract/push'
import { call } from '../api/call.ts'

/** The next user of this device gets no notices of the user who has just logged out. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  // The browser's end first: it holds also when the server cannot be reached.
  await subscription.unsubscribe()
  await call(updatePushEndpoint, { body: { pushEndpoint: null, endpoint: subscription.endpoint } })
}
