import { describe, expect, it } from 'vitest'
import { orderMethods, signInMethodsOf } from './sign-in-methods.ts'

describe('the order of digital IDs', () => {
  it.each([
    ['as the country has them', null, false, ['ID_CARD', 'SMART_ID', 'MOBILE_ID']],
    ['on a phone, with the card last', null, true, ['SMART_ID', 'MOBILE_ID', 'ID_CARD']],
    ['with the one of last time first', 'MOBILE_ID', false, ['MOBILE_ID', 'ID_CARD', 'SMART_ID']],
    [
      'with the card first where it was used, also on a phone',
      'ID_CARD',
      true,
      ['ID_CARD', 'SMART_ID', 'MOBILE_ID'],
    ],
    ['unchanged by a method that is not offered', 'PASSWORD', false, ['ID_CARD', 'SMART_ID', 'MOBILE_ID']],
  ] as const)('is %s', (_, last, isPhone, order) => {
    expect(orderMethods(signInMethodsOf('EE'), { last, isPhone })).toEqual(order)
  })

  it('has nothing where the country has none', () => {
    expect(orderMethods(signInMethodsOf('PL'), { last: 'MOBILE_ID', isPhone: false })).toEqual([])
  })
})
