// @proves R2-020 R7-107
import { expect, test } from 'vitest'
import { checkApplication, checkDecision } from './application.ts'

const CONTACT = { firstName: 'Mari', surname: 'Mägi', email: 'mari@example.test' }

test('somebody answers for the application, and somebody can sign in', () => {
  expect(checkApplication(CONTACT, ['an employee'])).toEqual([])
  expect(checkApplication({ firstName: ' ', surname: '', email: 'x' }, [])).toEqual([
    { path: 'contact.firstName', rule: 'REQUIRED' },
    { path: 'contact.surname', rule: 'REQUIRED' },
    { path: 'contact.email', rule: 'EMAIL_PATTERN' },
    { path: 'employees', rule: 'REQUIRED' },
  ])
})

test.each([
  [{ accepted: true, reason: '' }, null],
  [{ accepted: false, reason: ' ' }, 'REASON_REQUIRED'],
  [{ accepted: false, reason: 'No such company' }, null],
])('a decision %j', (decision, expected) => {
  expect(checkDecision(decision)).toBe(expected)
})
