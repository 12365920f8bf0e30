import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileOnline } from './use-online.ts'

const device = { onLine: true }
let events: EventTarget

beforeEach(() => {
  device.onLine = true
  events = new EventTarget()
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
})
afterEach(() => vi.unstubAllGlobals())

const endless = new Promise<string>(() => {})

test('work that is done while there is a connection gives what came of it', async () => {
  await expect(whileOnline(Promise.resolve('done'))).resolves.toBe('done')
})

test('work is not waited for where there is no connection', async () => {
  device.onLine = false
  await expect(whileOnline(endless)).resolves.toBeNull()
})

test('nor once the connection goes', async () => {
  const waiting = whileOnline(endless)
  events.dispatchEvent(new Event('offline'))
  await expect(waiting).resolves.toBeNull()
})
