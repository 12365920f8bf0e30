/// <reference lib="webworker" />

/** What the server sends: words that tell nothing to who looks at a locked screen, and where they lead. */
type News = { title: string; body: string; path: string; tag: string; language: string }

/** Shows what is pushed, and leads to it when it is pressed. */
export function hearPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data))
  })
}

/** Something must be shown in any case: a browser takes the permission from who is pushed to and stays silent. */
async function show(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const news = read(data)
  await worker.registration.showNotification(news.title ?? 'Vastus', {
    icon: '/icon-192.png',
    data: news.path,
    ...(news.body === undefined ? {} : { body: news.body }),
    ...(news.language === undefined ? {} : { lang: news.language }),
    // Of one e-contact only the newest is shown.
    ...(news.tag === undefined ? {} : { tag: news.tag, renotify: true }),
  })
}

function read(data: PushMessageData | null): Partial<News> {
  try {
    return (data?.json() as News | undefined) ?? {}
  } catch {
    return {}
  }
}

/** To the page that shows it already, or else in a window of its own: nothing that is being typed is left. */
async function open(worker: ServiceWorkerGlobalScope, path: unknown): Promise<void> {
  const target = new URL(typeof path === 'string' ? path : '/', worker.location.origin)
  if (target.origin !== worker.location.origin) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === target.pathname)
  if (shown) await shown.focus()
  else await worker.clients.openWindow(target.href)
}
