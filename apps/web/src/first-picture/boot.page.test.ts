import { afterEach, expect, test, vi } from 'vitest'
import source from './boot.js?raw'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'readyState')
})

const FRAME = { words: { en: [] }, html: '' }

/** Runs boot.js in the head of a page whose end has not arrived. Answers what it puts there, and brings the end. */
async function bootEarly(frame?: typeof FRAME) {
  const files = {
    asks: { config: '/c', login: '/l', consents: '/s' },
    start: 'main.js',
    words: { en: { every: [] } },
  }
  const boot = source
    .replace(/var files = .*\n/, `var files = ${JSON.stringify({ ...files, languageOf: {} })}\n`)
    // The document of the tests does not have everything that browsers do.
    .replace(/var NEEDED = \[[^\]]*\]/, 'var NEEDED = []')
  localStorage.setItem('prm.language', 'en')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.useFakeTimers()
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  const first = document.createElement('template')
  first.id = 'first'
  first.content.append(JSON.stringify({ answers: {}, files: ['shared.js'], frame }))
  document.body.append(first)
  const put: HTMLElement[] = []
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    put.push(node as unknown as HTMLElement)
    return node
  })
  // A module runs once, and each of its addresses is another one.
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(boot)}#${crypto.randomUUID()}`)
  return {
    fetched: () =>
      put.flatMap((node) => (node instanceof HTMLLinkElement ? [node.getAttribute('href')] : [])),
    started: () => put.some((node) => node instanceof HTMLScriptElement),
    arrive: async () => {
      document.dispatchEvent(new Event('DOMContentLoaded'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test.each([
  ['without a frame', undefined],
  ['with a frame', FRAME],
])('the app is fetched at once and runs when its place in the page has arrived, %s', async (_, frame) => {
  const { fetched, started, arrive } = await bootEarly(frame)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched()).toEqual(['/shared.js', '/main.js'])
  expect(started()).toBe(false)
  await arrive()
  expect(started()).toBe(true)
})
