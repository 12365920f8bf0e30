import { expect, it } from 'vitest'
import {
  filtersOf,
  queryOf,
  searchOf,
  searchOfOwnTemplate,
  searchOfTemplate,
  templateFiltersOf,
} from './audience-search.ts'

it('reads no filter from an empty address', () => {
  expect(filtersOf({})).toEqual({})
})

it('reads every filter, and writes it back', () => {
  const search = {
    name: 'mari',
    sex: 'FEMALE',
    from: '18',
    to: '65',
    years: '1957,1959',
    codes: '48506170010',
    email: 'false',
    phone: 'true',
    list: 'N0001',
    type: 'HEADACHE',
    since: '2026-01-01',
  }
  const filters = filtersOf(search)
  expect(filters).toEqual({
    name: 'mari',
    sex: 'FEMALE',
    ages: [18, 65],
    birthYears: [1957, 1959],
    personalCodes: ['48506170010'],
    hasEmail: false,
    hasPhone: true,
    listCodes: ['N0001'],
    eContactTypes: ['HEADACHE'],
    eContactCreatedAtFrom: '2026-01-01',
  })
  if ('fault' in filters) throw new Error('the filters are right')
  expect(searchOf(filters)).toEqual(search)
  expect(queryOf(filters)).toMatchObject({ ages: '18,65', birthYears: '1957,1959', hasEmail: 'false' })
})

it.each([
  [{ from: '80', to: '20' }, 'ages'],
  [{ from: '-1' }, 'ages'],
  [{ to: '151' }, 'ages'],
  [{ years: '1957;1959' }, 'years'],
  [{ codes: '48506170010, '.repeat(201) }, 'codes'],
  [{ codes: '48506170010'.repeat(4) }, 'codes'],
] as const)('names the field that is not right: %o', (search, fault) => {
  expect(filtersOf(search)).toEqual({ fault })
})

it('opens a template with its own filters', () => {
  expect(
    searchOfTemplate({ ages: { from: 0, to: 150 }, birthYears: [1957], wroteWithinDays: 90 }, '2026-03-02'),
  ).toEqual({ from: '0', to: '150', years: '1957', since: '2025-12-02' })
})

it('keeps in a template nobody by name or code, and a day by how long ago it is', () => {
  const search = { name: 'mari', codes: '48506170010', from: '40', list: 'N0001', since: '2026-02-20' }
  const filters = filtersOf(search)
  if ('fault' in filters) throw new Error('the filters are right')
  const kept = templateFiltersOf(filters, '2026-03-02')
  expect(kept).toEqual({ ages: [40, 150], listCodes: ['N0001'], wroteWithinDays: 10 })
  expect(searchOfOwnTemplate(kept, '2026-06-10')).toEqual({ from: '40', list: 'N0001', since: '2026-05-31' })
  expect(templateFiltersOf({ eContactCreatedAtFrom: '1990-01-01' }, '2026-03-02')).toEqual({
    wroteWithinDays: 3660,
  })
  expect(templateFiltersOf({ eContactCreatedAtFrom: '2026-03-03' }, '2026-03-02')).toEqual({})
})
