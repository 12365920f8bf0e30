// @proves R8-023
import { expect, test } from 'vitest'
import { messageProblem } from './message-rule.ts'

test.each([
  ['   \n ', 'patient.create.required'],
  ['Lapsel on palavik', null],
  ['õ'.repeat(3000), null],
  ['õ'.repeat(3001), 'errors.E_CONTACT_ANSWER_TOO_LONG'],
  ['\u{1F912}'.repeat(3000), null],
  ['\u200b\u00ad\u0000', 'patient.create.required'],
  [`a\u0000${'\u200b'.repeat(5000)}`, null],
])('a message %j is answered with %s', (text, problem) => {
  expect(messageProblem(text)).toBe(problem)
})
