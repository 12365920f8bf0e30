import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenFiles } from './chosen-files.ts'

const photo = new File(['x'], 'rash.jpg', { type: 'image/jpeg' })
const asksBeforeClosing = { add: vi.fn(), remove: vi.fn() }
let signIn = 'first'
const session = new Map<string, string>()

beforeEach(() => {
  signIn = 'first'
  vi.stubGlobal('localStorage', { getItem: () => signIn })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  })
  vi.stubGlobal('addEventListener', asksBeforeClosing.add)
  vi.stubGlobal('removeEventListener', asksBeforeClosing.remove)
  chosenFiles.forget()
  chosenFiles.forgetGoingOut()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('what was picked for a child is not there for its parent', () => {
  chosenFiles.keep('child', [photo])
  expect(chosenFiles.find('child')).toEqual([photo])
  expect(chosenFiles.find('parent')).toEqual([])
  chosenFiles.handOver(7, 'parent')
  expect(chosenFiles.findGoingOut(7)).toEqual([])
})

test('it moves with a message that is now for another person, and with no other message', () => {
  chosenFiles.keep('child', [photo])
  chosenFiles.moveTo('parent', 'nobody')
  expect(chosenFiles.find('parent')).toEqual([])
  chosenFiles.moveTo('parent', 'child')
  expect(chosenFiles.find('child')).toEqual([])
  expect(chosenFiles.find('parent')).toEqual([photo])
})

test('what is handed over goes out once, with its own e-contact', () => {
  chosenFiles.keep('child', [photo])
  chosenFiles.handOver(7, 'child')
  expect(chosenFiles.findGoingOut(8)).toBeNull()
  expect(chosenFiles.findGoingOut(7)).toEqual([photo])
  chosenFiles.forgetGoingOut()
  expect(chosenFiles.findGoingOut(7)).toBeNull()
})

test('who was asked for files and picked none is known for that e-contact alone', () => {
  chosenFiles.handOver(7, 'child')
  expect(chosenFiles.findGoingOut(8)).toBeNull()
  expect(chosenFiles.findGoingOut(7)).toEqual([])
  chosenFiles.forgetGoingOut()
  expect(chosenFiles.findGoingOut(7)).toBeNull()
})

test('another sign-in finds nothing', () => {
  chosenFiles.keep('child', [photo])
  signIn = 'second'
  expect(chosenFiles.find('child')).toEqual([])
})

test('the browser asks before the page closes while something is picked, and no longer', () => {
  chosenFiles.keep('child', [photo])
  expect(asksBeforeClosing.add).toHaveBeenCalledOnce()
  chosenFiles.forget()
  expect(asksBeforeClosing.remove).toHaveBeenCalled()
})
