// @proves R3-056
import { MEDICINE_ROUTES } from '@vastus/domain/prescriptions/routes'
import { expect, it } from 'vitest'
import sprite from './route-icons.svg?raw'

it('draws each of the twelve routes once, and nothing else', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(MEDICINE_ROUTES).toHaveLength(12)
  expect(drawn.toSorted()).toEqual([...MEDICINE_ROUTES].toSorted())
})
