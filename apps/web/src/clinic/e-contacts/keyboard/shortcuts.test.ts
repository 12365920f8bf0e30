import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../shared/keyboard/key-of.ts'
import { commandOf } from './shortcuts.ts'

const press = (key: string, more = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
})
const page = { isText: false, usesArrows: false, isPressable: false }
const text = { isText: true, usesArrows: true, isPressable: false }

describe('keyOf', () => {
  test.each([
    ['к', 'KeyR', 'r'],
    ['К', 'KeyR', 'r'],
    ['л', 'KeyK', 'k'],
    ['я', 'KeyZ', 'z'],
    ['.', 'Slash', '/'],
    [',', 'Slash', '?'],
    ['?', 'Digit7', '?'],
    ['ρ', 'KeyR', 'r'],
  ])('another script: %s of %s is %s', (key, code, meant) => expect(keyOf({ key, code })).toBe(meant))

  test.each([
    ['a', 'KeyQ', 'a'],
    ['m', 'Semicolon', 'm'],
    ['z', 'Slash', 'z'],
    ['o', 'KeyR', 'o'],
    ['õ', 'BracketLeft', 'õ'],
    ['-', 'Slash', '-'],
    ['/', 'Digit7', '/'],
    [',', 'KeyM', ','],
    ['Enter', 'Enter', 'Enter'],
  ])('Latin letters, wherever they stand: %s of %s is %s', (key, code, meant) =>
    expect(keyOf({ key, code })).toBe(meant),
  )
})

describe('commandOf', () => {
  test.each([
    ['к', 'KeyR', 'REPLY'],
    ['Ф', 'KeyA', 'ASSIGN'],
    ['.', 'Slash', 'SEARCH'],
    [',', 'Slash', 'HELP'],
    ['х', 'BracketLeft', 'FOLD_LEFT'],
    ['ъ', 'BracketRight', 'FOLD_RIGHT'],
    ['ж', 'Semicolon', undefined],
  ])('on a Russian keyboard %s means the key at that place: %s, %s', (key, code, command) => {
    expect(commandOf(press(key, { code }), page)).toBe(command)
    expect(commandOf(press(key, { code }), text)).toBeUndefined()
  })

  test.each([
    ['j', 'NEXT'],
    ['ArrowDown', 'NEXT'],
    ['k', 'PREVIOUS'],
    ['r', 'REPLY'],
    ['N', 'NOTE'],
    ['a', 'ASSIGN'],
    ['m', 'ASSIGN_TO_ME'],
    ['c', 'COMPLETE'],
    ['e', 'ARCHIVE'],
    ['[', 'FOLD_LEFT'],
    [']', 'FOLD_RIGHT'],
    ['F6', 'NEXT_PANE'],
    ['Enter', 'OPEN'],
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

  test('Escape and F6 leave a text field', () => {
    expect(commandOf(press('Escape'), text)).toBe('LEAVE')
    expect(commandOf(press('F6'), text)).toBe('NEXT_PANE')
  })

  test.each([
    ['J', 'SELECT_NEXT'],
    ['K', 'SELECT_PREVIOUS'],
    ['F6', 'PREVIOUS_PANE'],
    ['R', 'REPLY'],
    ['?', 'HELP'],
  ])('Shift and %s means %s', (key, command) => {
    expect(commandOf(press(key, { shiftKey: true }), page)).toBe(command)
  })

  test('Enter is left to what it presses', () => {
    expect(commandOf(press('Enter'), { ...page, isPressable: true })).toBeUndefined()
  })

  test('keys of the browser and keys that something else has used are left alone', () => {
    expect(commandOf(press('a', { ctrlKey: true }), page)).toBeUndefined()
    expect(commandOf(press('Escape', { defaultPrevented: true }), page)).toBeUndefined()
  })

  test('arrows are left to a menu', () => {
    expect(commandOf(press('ArrowDown'), { ...page, usesArrows: true })).toBeUndefined()
  })
})
