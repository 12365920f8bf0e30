import { expect, it } from 'vitest'
import { heightOf, isUnderLabel, plotPlaces } from './plot-places.ts'

const range = { min: 0, max: 20 }
const box = { width: 100, height: 40, inset: 10 }

it('puts the first score on the left, the newest on the right, and the highest at the top', () => {
  const places = plotPlaces(
    [
      { at: 0, value: 0 },
      { at: 50, value: 10 },
      { at: 100, value: 20 },
    ],
    range,
    box,
  )
  expect(places).toEqual([
    { x: 10, y: 40 },
    { x: 50, y: 20 },
    { x: 90, y: 0 },
  ])
})

it('puts a single score in the middle', () => {
  expect(plotPlaces([{ at: 5, value: 5 }], range, box)).toEqual([{ x: 50, y: 30 }])
})

it('draws a range that does not begin at zero from its own lowest value', () => {
  expect(heightOf(5, { min: 5, max: 25 }, 40)).toBe(40)
})

it('knows where the first value would hide the label of a band', () => {
  expect(isUnderLabel(20, { x: 5, y: 24 })).toBe(true)
  expect(isUnderLabel(20, { x: 5, y: 44 })).toBe(false)
  expect(isUnderLabel(20, { x: 5, y: 10 })).toBe(false)
  expect(isUnderLabel(20, undefined)).toBe(false)
})
