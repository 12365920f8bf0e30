// @proves R2-133
import { afterEach, expect, test, vi } from 'vitest'
import source from './boot.js?raw'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'readyState')
  document.documentElement.classList.remove('unsupported')
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

const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`
const chrome = (version: number, before = '') =>
  `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) ${before}Chrome/${version}.0.0.0 Mobile Safari/537.36`

test.each([
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', false],
  ['Chrome 118', chrome(118), false],
  ['Chrome 119', chrome(119), true],
  ['an app with Chrome 130 inside', chrome(130, 'Version/4.0 '), true],
  ['Firefox 124', 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0', false],
  ['Firefox 125', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', true],
  ['Safari 16', safari('16.6'), false],
  ['Safari 17', safari('17.4'), true],
])('%s is told to be too old, or not, by its name', async (_, agent, isTaken) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { arrive, started } = await bootEarly()
  await arrive()
  expect(started()).toBe(isTaken)
  expect(document.documentElement.classList.contains('unsupported')).toBe(!isTaken)
})
