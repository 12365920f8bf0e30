import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hearPushes } from './push.ts'

const SITE = 'https://vastus.test'
const NEWS = {
  title: 'Vastus',
  body: 'There is something new for you.',
  path: '/e-contacts/7/timeline',
  tag: 'e-contact-7',
  language: 'en',
}

describe('the worker that hears pushes', () => {
  type Heard = (event: object) => void
  let heard: Map<string, Heard>
  let windows: { url: string; focus: () => void }[]
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>()
  const openWindow = vi.fn<(address: string) => Promise<null>>()
  const focus = vi.fn<() => void>()

  beforeEach(() => {
    heard = new Map()
    windows = []
    for (const each of [showNotification, openWindow, focus]) each.mockReset()
    hearPushes({
      addEventListener: (type: string, listener: Heard) => heard.set(type, listener),
      registration: { showNotification },
      clients: { matchAll: async () => windows, openWindow },
      location: new URL(SITE),
    } as unknown as ServiceWorkerGlobalScope)
  })

  async function happens(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = []
    heard.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) })
    await Promise.all(work)
  }
  const push = (text: string | null) =>
    happens('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } })
  async function press(data: unknown): Promise<void> {
    const close = vi.fn<() => void>()
    await happens('notificationclick', { notification: { data, close } })
    expect(close).toHaveBeenCalledOnce()
  }

  it('shows what was sent, one notice for each e-contact', async () => {
    await push(JSON.stringify(NEWS))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      NEWS.title,
      expect.objectContaining({
        body: NEWS.body,
        data: NEWS.path,
        lang: 'en',
        tag: NEWS.tag,
        renotify: true,
      }),
    )
  })

  it.each([
    ['nothing at all', null],
    ['no JSON', '{"title":'],
    ['an empty object', '{}'],
  ])('shows something even when %s is pushed, as browsers ask', async (_what, text) => {
    await push(text)
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Vastus',
      expect.not.objectContaining({ tag: '' }),
    )
  })

  it('opens a window of its own, so that nothing that is being typed is left', async () => {
    windows = [{ url: `${SITE}/e-contacts/create?type=COUGH`, focus }]
    await press(NEWS.path)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}${NEWS.path}`)
    expect(focus).not.toHaveBeenCalled()
  })

  it('goes to the window that shows it already', async () => {
    windows = [{ url: `${SITE}${NEWS.path}?locale=et`, focus }]
    await press(NEWS.path)
    expect(focus).toHaveBeenCalledOnce()
    expect(openWindow).not.toHaveBeenCalled()
  })

  it.each(['https://evil.test/', '//evil.test/e-contacts/7', '\\\\evil.test', 'javascript:alert(1)'])(
    'never leads to %s',
    async (path) => {
      await press(path)
      expect(openWindow).not.toHaveBeenCalled()
    },
  )

  it('leads to the front page where no address was sent', async () => {
    await press(undefined)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}/`)
  })
})
