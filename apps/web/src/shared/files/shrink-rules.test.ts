import { describe, expect, test } from 'vitest'
import { drawnSize, isDrawnEverywhere, isShrinkable, isWorthSending, jpegName } from './shrink-rules.ts'

describe('shrinking a photo', () => {
  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 2400, height: 1800 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1800, height: 2400 },
    ],
    [
      { width: 2400, height: 10 },
      { width: 2400, height: 10 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 9000, height: 1 },
      { width: 2400, height: 1 },
    ],
  ])('draws %o as %o', (from, to) => {
    expect(drawnSize(from)).toEqual(to)
  })

  test.each([
    ['photo.jpg', 1000, 799, true],
    ['photo.jpg', 1000, 800, false],
    ['photo.jpg', 1000, 1200, false],
    ['photo.heic', 1000, 1000, true],
    ['photo.heic', 1000, 1001, false],
  ])('of %s from %i bytes to %i is worth it: %s', (name, size, copy, worth) => {
    expect(isWorthSending({ name, size }, copy)).toBe(worth)
  })

  test.each([
    ['rash.JPG', true, true],
    ['scan.png', true, true],
    ['phone.HEIC', true, false],
    ['letter.pdf', false, false],
  ])('%s may be drawn: %s, and everywhere: %s', (name, drawable, everywhere) => {
    expect([isShrinkable(name), isDrawnEverywhere(name)]).toEqual([drawable, everywhere])
  })

  test('names the copy after what it became', () => {
    expect(jpegName('minu.pilt.png')).toBe('minu.pilt.jpg')
  })
})
