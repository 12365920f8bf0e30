import { describe, expect, test } from 'vitest'
import { drawnSize, isShrinkable, isWorthSending, jpegName } from './shrink-rules.ts'

describe('shrinking a photo', () => {
  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1500, height: 2000 },
    ],
    [
      { width: 2000, height: 10 },
      { width: 2000, height: 10 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 9000, height: 1 },
      { width: 2000, height: 1 },
    ],
  ])('draws %o as %o', (from, to) => {
    expect(drawnSize(from)).toEqual(to)
  })

  test.each([
    [1000, 799, true],
    [1000, 800, false],
    [1000, 1200, false],
  ])('of %i bytes to %i is worth it: %s', (original, copy, worth) => {
    expect(isWorthSending(original, copy)).toBe(worth)
  })

  test.each([
    ['rash.JPG', true],
    ['scan.png', true],
    ['phone.heic', false],
    ['letter.pdf', false],
  ])('%s can be drawn: %s', (name, drawable) => {
    expect(isShrinkable(name)).toBe(drawable)
  })

  test('names the copy after what it became', () => {
    expect(jpegName('minu.pilt.png')).toBe('minu.pilt.jpg')
  })
})
