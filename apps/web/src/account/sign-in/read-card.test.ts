import { afterEach, expect, test, vi } from 'vitest'
import { proveByCard } from './read-card.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose extension answers `data` one after another. */
function stubPage(answers: readonly unknown[]) {
  const page = Object.assign(new EventTarget(), {
    postMessage: () => {
      for (const data of answers)
        page.dispatchEvent(Object.assign(new Event('message'), { source: page, data }))
    },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: 'https://vastus.test' })
  const fetched = vi.fn(async (..._asked: unknown[]) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const prove = () =>
  proveByCard(
    { attemptId: crypto.randomUUID(), nonce: 'n' },
    { language: 'et', isTrial: false },
    new AbortController().signal,
  )

test('the card is read though another extension posts messages that say nothing', async () => {
  const fetched = stubPage([
    null,
    'hello',
    { action: 'web-eid:authenticate-ack' },
    { action: 'web-eid:authenticate-success', signature: 's' },
  ])
  await prove()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a failure without a reason is one', async () => {
  stubPage([{ action: 'web-eid:authenticate-failure', error: null }])
  await expect(prove()).rejects.toMatchObject({ name: 'CardError', problem: 'FAILED' })
})
