import { expect, test } from 'vitest'
import { loadTranslators } from './load-server.ts'

const translators = loadTranslators()

test.each([
  ['et', 'vaatab', 'vaatavad'],
  ['ru', 'смотрит', 'смотрят'],
  ['pl', 'ma', 'mają'],
] as const)('in %s one colleague %s, several %s', (language, one, several) => {
  const viewing = (count: number) =>
    translators[language]('clinic.presence.viewing', { count, names: '' }).split(/[ :]/)
  expect(viewing(1)).toContain(one)
  for (const count of [2, 5, 12]) expect(viewing(count)).toContain(several)
})

test.each([1, 21, 31])('the Russian form of %i unsent replies speaks of no single one', (count) => {
  expect(translators.ru('clinic.bulk.unsent', { count })).not.toMatch(/(?<!\p{L})(?:он|пациент)(?!\p{L})/iu)
})
