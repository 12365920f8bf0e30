import { describe, expect, test } from 'vitest'
import { commandOf } from './shortcuts.ts'

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
})
const page = { isText: false, usesArrows: false }
const text = { isText: true, usesArrows: true }

describe('commandOf', () => {
  test.each([
    ['j', 'NEXT'],
    ['ArrowDown', 'NEXT'],
    ['k', 'PREVIOUS'],
    ['r', 'REPLY'],
    ['N', 'NOTE'],
    ['a', 'ASSIGN'],
    ['m', 'ASSIGN_TO_ME'],
    ['e', 'ARCHIVE'],
    ['x', 'SELECT'],
    ['z', 'UNDO'],
    ['?', 'HELP'],
    ['/', 'SEARCH'],
    ['Escape', 'LEAVE'],
    ['q', undefined],
    ['toString', undefined],
  ])('%s means %s', (key, command) => {
    expect(commandOf(press(key), page)).toBe(command)
  })

  test.each(['j', 'r', 'e', 'z', '?', 'ArrowDown'])('%s is only typed in a text field', (key) => {
    expect(commandOf(press(key), text)).toBeUndefined()
  })

  test('Escape leaves a text field', () => {
    expect(commandOf(press('Escape'), text)).toBe('LEAVE')
  })

  test('keys of the browser and keys that something else has used are left alone', () => {
    expect(commandOf(press('a', { ctrlKey: true }), page)).toBeUndefined()
    expect(commandOf(press('Escape', { defaultPrevented: true }), page)).toBeUndefined()
  })

  test('arrows are left to a menu', () => {
    expect(commandOf(press('ArrowDown'), { isText: false, usesArrows: true })).toBeUndefined()
  })
})
