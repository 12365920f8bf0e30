/// <reference lib="webworker" />
import { hearPushes } from './push.ts'
import { forgetOldShells, keepShell, shellAnswer } from './shell.ts'

// Opens the app without a connection. What people write and read is never kept here: drafts wait sealed, in a place of
// their own, and responses of the server are always asked for again.
const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => {
  // At once: files carry their version in their names, so that an open page loses nothing to a new worker.
  event.waitUntil(keepShell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, forgetOldShells(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const answer = shellAnswer(event)
  if (answer) event.respondWith(answer)
})

hearPushes(worker)
