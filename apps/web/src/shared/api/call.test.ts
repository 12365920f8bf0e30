import { addInfo } from '@vastus/contract/patient-e-contacts'
import { listDrafts } from '@vastus/contract/platform'
import { SENDING_TIMEOUT_SECONDS } from '@vastus/domain/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A timeout that the test triggers, and what was asked for. */
function stubTime() {
  const time = new AbortController()
  const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  return { runOut: () => time.abort(new DOMException('time is over', 'TimeoutError')), started }
}

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as DOMException))
  })

const sendInfo = () =>
  call(
    addInfo,
    { params: { id: '7' }, body: { infoText: 'It hurts.', infoFileIds: [] } },
    { ifMatch: 1, idempotencyKey: 'k' },
  )

test('a message that gets no answer is given up after a time, as one without an answer', async () => {
  const time = stubTime()
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => untilAborted(init.signal))
  const sending = sendInfo()
  expect(time.started).toHaveBeenCalledWith(SENDING_TIMEOUT_SECONDS * 1000)
  time.runOut()
  await expect(sending).rejects.toMatchObject({ name: 'ApiError', status: 0 })
})

test.each([200, 503])('so is one whose answer %i begins and does not end', async (status) => {
  const time = stubTime()
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const body = new ReadableStream({
      start: (controller) =>
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
    })
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  })
  const sending = sendInfo()
  const refused = expect(sending).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  await new Promise((resolve) => setTimeout(resolve))
  time.runOut()
  await refused
})

test('what is no message has all the time that it needs', async () => {
  const time = stubTime()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: [] })))
  await expect(call(listDrafts, {})).resolves.toEqual({ content: [] })
  expect(time.started).not.toHaveBeenCalled()
})
