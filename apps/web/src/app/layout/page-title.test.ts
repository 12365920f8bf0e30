import { expect, test } from 'vitest'
import { titleOf } from './page-title.ts'

const login = { staticData: { title: 'shell.menu.logIn' }, fullPath: '/login' } as const

test('a screen has the title of its route', () => {
  expect(titleOf({ ...login, search: {} })).toBe('shell.menu.logIn')
})

test('the screen of digital IDs is called by what it is opened for', () => {
  expect(titleOf({ ...login, search: { for: 'sign-up' } })).toBe('shell.titles.signUp')
})
