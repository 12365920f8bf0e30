import { expect, test } from 'vitest'
import { isTypedOn } from './typed-on.ts'

let now = 0
const press = (key: string, { after = 120, isUseless = false, ctrlKey = false } = {}) => {
  now += after
  return isTypedOn({ key, timeStamp: now, ctrlKey, metaKey: false, altKey: false }, () => isUseless)
}

test('letters that do something are commands, however fast they come', () => {
  expect(press('j', { after: 5000 })).toBe(false)
  expect([press('j'), press('j'), press('x')]).toEqual([false, false, false])
})

test('letters behind one that did nothing are a word, until there is a pause', () => {
  expect(press('r', { after: 5000, isUseless: true })).toBe(false)
  expect([press('a'), press(' '), press('g'), press('a', { after: 600 })]).toEqual([true, true, true, true])
  expect(press('j', { after: 800 })).toBe(false)
})

test('a key that is no letter, or with Control, is never part of a word', () => {
  press('r', { after: 5000, isUseless: true })
  expect([press('Escape'), press('k', { ctrlKey: true })]).toEqual([false, false])
})

test('all who hear of one press are answered alike', () => {
  press('r', { after: 5000, isUseless: true })
  now += 100
  const same = { key: 'a', timeStamp: now, ctrlKey: false, metaKey: false, altKey: false }
  expect([isTypedOn(same, () => false), isTypedOn(same, () => false)]).toEqual([true, true])
})
