import { describe, expect, it } from 'vitest'
import { idsIn, WITHOUT_MAX, withoutOf } from './without.ts'

describe('those left out by hand, in the address', () => {
  it.each<[string, number[], number[], { without?: string }]>([
    ['as the audience says: nothing', [3, 4], [4, 3], {}],
    ['nobody', [], [], {}],
    ['nobody, where the audience leaves some out', [], [3], { without: '0' }],
    ['others', [3, 5], [3], { without: '3,5' }],
  ])('%s', (_title, excluded, known, said) => {
    expect(withoutOf(new Set(excluded), known)).toEqual(said)
    expect(idsIn(withoutOf(new Set(excluded), known).without) ?? known).toEqual(
      said.without === undefined ? known : excluded,
    )
  })

  it('names five hundred at most', () => {
    const many = new Set(Array.from({ length: 2 * WITHOUT_MAX }, (_, index) => index + 1))
    expect(idsIn(withoutOf(many, []).without)).toHaveLength(WITHOUT_MAX)
  })

  it.each([
    [undefined, null],
    ['', []],
    ['7,x,0,-3,99999999999', [7]],
  ])('reads %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })
})
