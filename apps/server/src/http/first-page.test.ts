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

test('a page without a place for the answers stops the start', () => {
  expect(() => pageComposer('<html></html>', { pages: [], frames: {} })).toThrow('<!--first-answers-->')
})
