// @proves R7-002 R7-004 R7-005 R7-006 R7-007 R7-008
import { addInfo } from '@vastus/contract/patient-e-contacts'
import { lookUpClinicPatient } from '@vastus/contract/clinic-patients'
import { listDrafts } from '@vastus/contract/platform'
import { SENDING_TIMEOUT_SECONDS } from '@vastus/domain/limits'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

test('a question about somebody’s code is given up after 10 seconds', async () => {
  const time = stubTime()
  const fetch = vi.fn((_: string, init: RequestInit) => untilAborted(init.signal))
  vi.stubGlobal('fetch', fetch)
  const asking = call(lookUpClinicPatient, { query: { personalCode: '37605030299' } })
  const refused = expect(asking).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(time.started).toHaveBeenCalledWith(10_000)
  time.runOut()
  await refused
})

test('what is sent is JSON', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetch)
  await sendInfo()
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ infoText: 'It hurts.', infoFileIds: [] }),
    cache: 'no-store',
  })
})

describe('an answer is read as what it is', () => {
  const answered = (body: string, type: string): Promise<unknown> => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'content-type': type } })))
    return call(listDrafts, {})
  }

  test('JSON as its content', async () => {
    expect(await answered('{"content":[]}', 'application/json; charset=utf-8')).toEqual({ content: [] })
  })

  test('a PDF as a file', async () => {
    const file = await answered('%PDF-1.7', 'application/pdf')
    expect(file).toBeInstanceOf(Blob)
    expect((file as Blob).type).toBe('application/pdf')
  })

  test('anything else as text', async () => {
    expect(await answered('a,b', 'text/csv')).toBe('a,b')
  })

  test.each([
    ['/e-contacts/7', ['https://vastus.test/e-contacts/7']],
    ['https://elsewhere.test/', []],
  ])('that leads to %s takes the browser to its own site alone', async (redirectUrl, visited) => {
    const assign = vi.fn()
    vi.stubGlobal('location', { href: 'https://vastus.test/', origin: 'https://vastus.test', assign })
    await answered(JSON.stringify({ redirectUrl }), 'application/json')
    expect(assign.mock.calls.flat()).toEqual(visited)
  })
})
