import type { BrowserContext, Worker } from '@playwright/test'

/**
 * Gives the browser a push service that nobody runs: it subscribes as a browser does, with keys of its own, and keeps
 * the subscription over reloads. The real one would ask its maker's servers.
 */
export async function fakePushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Kept = { endpoint: string; keys: { p256dh: string; auth: string }; serverKey: number[] }
    const PLACE = 'test.push'
    const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    const present = ({ endpoint, keys, serverKey }: Kept) => ({
      endpoint,
      options: { applicationServerKey: Uint8Array.from(serverKey).buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(PLACE)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const kept = localStorage.getItem(PLACE)
        return kept && present(JSON.parse(kept) as Kept)
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ])
        const kept: Kept = {
          endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          keys: {
            p256dh: base64url(await crypto.subtle.exportKey('raw', publicKey)),
            auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
          },
          serverKey: [...applicationServerKey],
        }
        localStorage.setItem(PLACE, JSON.stringify(kept))
        return present(kept)
      },
    })
  })
}

/** The person has allowed notices, which the headless shell cannot ask for. */
export async function allowNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' })
  })
}

type Shown = { title: string; body: string | undefined; tag: string | undefined; lang: string | undefined }
type Show = (title: string, options: Omit<Shown, 'title'>) => Promise<void>

/** What of a service worker's world is used below. */
type WorkerScope = {
  registration: {
    showNotification: Show
    getNotifications: (filter: { tag: string }) => Promise<object[]>
  }
  clients: { openWindow: (address: string) => Promise<null> }
  dispatchEvent: (event: Event) => void
  NotificationEvent: new (type: string, init: { notification: object | undefined }) => Event
  shown: Shown[]
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

/** From now on the worker keeps what it has shown. A browser that is asked for its notices while it shows one loses it. */
export async function keepShown(context: BrowserContext): Promise<void> {
  const worker = await workerOf(context)
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    const show = scope.registration.showNotification.bind(scope.registration) as Show
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      await show(title, options)
      const { body, tag, lang } = options
      scope.shown.push({ title, body, tag, lang })
    }
  })
}

/** What the worker has shown, as the browser confirmed it. */
export async function shownBy(context: BrowserContext): Promise<Shown[]> {
  const worker = await workerOf(context)
  return worker.evaluate(() => (globalThis as unknown as WorkerScope).shown)
}

/** Presses a notice that is shown. The system's own notices are out of a test's reach, so the worker gets the event of a press. */
export async function addressOpenedBy(context: BrowserContext, tag: string): Promise<string> {
  const worker = await workerOf(context)
  return worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (address) => {
        resolve(address)
        return null
      }
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
  }, tag)
}
