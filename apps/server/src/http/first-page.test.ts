import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fits, pageComposer } from './first-page.ts'

test.each([
  ['/e-contacts/create', '/e-contacts/create', true],
  ['/e-contacts/create', '/e-contacts/create/', false],
  ['/e-contacts/create', '/e-contacts', false],
  ['/e-contacts/:id', '/e-contacts/12', true],
  ['/e-contacts/:id', '/e-contacts/12a', false],
  ['/e-contacts/:id', '/e-contacts/', false],
  ['/e-contacts/:id', '/e-contacts/12/timeline', false],
  ['/e-contacts/:id/timeline', '/e-contacts/12/timeline', true],
  ['/my-e-contacts/*', '/my-e-contacts', true],
  ['/my-e-contacts/*', '/my-e-contacts/files', true],
  ['/my-e-contacts/*', '/my-e-contacts2', false],
  ['/*', '/', true],
  ['/*', '/a/b', true],
])('%s for %s: %s', (address, path, expected) => {
  expect(fits(address, path)).toBe(expected)
})

const PAGE = `<html><head><!--first-answers--><script src="/boot.js"></script>
<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/start.js">
<link rel="stylesheet" crossorigin href="/assets/start.css"></head></html>`
const FILES: Record<string, string> = {
  'boot.js': 'boot("$&")',
  'assets/start.css': 'body{}',
  'assets/list.css': 'li::after{content:"$1"}',
}
const LIST = { addresses: ['/list'], face: 'patient', files: ['assets/list.js', 'assets/list.css'] }
const read = (file: string) => FILES[file] ?? ''
const fail = (error: unknown) => {
  throw error
}
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what the first picture needs is in the page word for word, and the policy names just that', () => {
  const { html, scripts, styles } = pageComposer(PAGE, { pages: [LIST], frames: [] }, read)('/list', {}, fail)
  const between = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, text]) => text)
  expect(between('script')).toEqual([FILES['boot.js']])
  expect(between('style')).toEqual([FILES['assets/start.css'], FILES['assets/list.css']])
  expect(scripts).toEqual(between('script').map((text) => sha256(String(text))))
  expect(styles).toEqual(between('style').map((text) => sha256(String(text))))
})

test('what comes after the first picture is named, and not fetched by the page', () => {
  const { html } = pageComposer(PAGE, { pages: [LIST], frames: [] }, read)('/list', {}, fail)
  const [, first = ''] = /<template id="first">(.*?)<\/template>/.exec(html) ?? []
  expect(JSON.parse(first)).toMatchObject({ files: ['assets/start.js', 'assets/list.js'] })
  expect(html).not.toContain('modulepreload')
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/start.css" disabled>',
    '<link rel="stylesheet" href="/assets/list.css" disabled>',
  ])
})

test('a page of its own has the styles of every page', () => {
  expect(pageComposer(PAGE, { pages: [LIST], frames: [] }, read)('/other', {}, fail).styles).toEqual([
    sha256('body{}'),
  ])
})

test('a frame that cannot be drawn is logged, and the page comes without it', () => {
  const broken = new Error('No message')
  const frames = [
    {
      address: '/list',
      draw: () => {
        throw broken
      },
    },
  ]
  const heard: unknown[] = []
  const { html } = pageComposer(PAGE, { pages: [LIST], frames }, read)('/list', {}, (error) =>
    heard.push(error),
  )
  expect(heard).toEqual([broken])
  expect(html).toContain('"answers":{}')
  expect(html).not.toContain('"frame"')
})

test.each([
  ['without a place for the answers', '<html></html>', read, '<!--first-answers-->'],
  ['whose boot.js would end its own element', PAGE, () => '"</script>"', 'would end its own element'],
])('a page %s stops the start', (_, page, files, problem) => {
  expect(() => pageComposer(page, { pages: [], frames: [] }, files)).toThrow(problem)
})
