/** What this browser can do, and what the person has allowed it. */
export type Device =
  /** INSTALL_FIRST: an iPhone or iPad tells only apps on the home screen. */
  | { can: 'UNSUPPORTED' | 'INSTALL_FIRST' | 'BLOCKED'; subscription: null }
  | { can: 'ASK' | 'SHOW'; subscription: PushSubscription | null }

const WORKER = '/sw.js'

/** Looks without asking anybody anything. */
export async function readDevice(): Promise<Device> {
  if (!('serviceWorker' in navigator)) return { can: 'UNSUPPORTED', subscription: null }
  if (!('PushManager' in window) || !('Notification' in window))
    return { can: isApple() ? 'INSTALL_FIRST' : 'UNSUPPORTED', subscription: null }
  const { permission } = Notification
  if (permission === 'denied') return { can: 'BLOCKED', subscription: null }
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = (await registration?.pushManager.getSubscription()) ?? null
  return { can: permission === 'granted' ? 'SHOW' : 'ASK', subscription }
}

/**
 * Asks for the permission, so call it from a press, and subscribes with the server's key.
 *
 * @returns null when the person did not allow it
 * @throws when the browser's push service is out of reach
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  const before = await pushManager.getSubscription()
  // A browser keeps one subscription: with a key that has changed since, the old one must end first.
  if (before && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** How the server names a device without telling its address. */
export async function nameOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSame(key: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(key ?? new ArrayBuffer())
  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index])
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isApple(): boolean {
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
}
