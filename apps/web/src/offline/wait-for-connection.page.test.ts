import { afterEach, expect, test, vi } from 'vitest'
import { servedConfig } from '../testing/open-page.ts'
import { waitForConnection } from './wait-for-connection.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['the device says that it has a connection', () => dispatchEvent(new Event('online'))],
  ['somebody looks at the page again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the server is asked for at once when %s', async (_, happens) => {
  // No time passes: what is asked for is asked for because of the event.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = vi.fn(() => Promise.resolve(Response.json(servedConfig)))
  vi.stubGlobal('fetch', asked)
  const waiting = waitForConnection(document.body.appendChild(document.createElement('div')))
  expect(asked).not.toHaveBeenCalled()
  happens()
  await waiting
  expect(asked).toHaveBeenCalledOnce()
})

test('nobody asks while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = vi.fn(() => Promise.resolve(Response.json(servedConfig)))
  vi.stubGlobal('fetch', asked)
  const waiting = waitForConnection(document.body.appendChild(document.createElement('div')))
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(asked).not.toHaveBeenCalled()
  hidden.mockRestore()
  dispatchEvent(new Event('online'))
  await waiting
})
