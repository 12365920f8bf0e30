import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch, textSearch } from './search.ts'

describe('the search of an address', () => {
  test.each([
    ['a number stays text', { search: '10' }, '?search=10'],
    ['so does what looks like JSON', { search: '"x"', to: '[1]' }, '?search=%22x%22&to=%5B1%5D'],
    ['leading zeros stay', { search: '007' }, '?search=007'],
    ['nothing is an empty address', {}, ''],
  ])('%s', (_, search, address) => {
    expect(stringifySearch(search)).toBe(address)
    expect(parseSearch(address)).toEqual(search)
  })

  test('numbers are written plainly and what is missing is left out', () => {
    expect(stringifySearch({ assignee: 5, list: undefined })).toBe('?assignee=5')
  })

  test('only the named parameters are read', () => {
    expect(textSearch('eContactId')(parseSearch('?eContactId=14&other=1'))).toEqual({ eContactId: '14' })
  })
})
