import { expect, test } from 'vitest'
import { messageProblem } from './message-rule.ts'

test.each([
  ['   \n ', 'patient.create.required'],
  ['Lapsel on palavik', null],
  ['õ'.repeat(3000), null],
  ['õ'.repeat(3001), 'errors.E_CONTACT_ANSWER_TOO_LONG'],
  ['\u{1F912}'.repeat(3000), null],
  ['a\u0000b', 'errors.rules.TEXT_NOT_ALLOWED'],
])('a message %j is answered with %s', (text, problem) => {
  expect(messageProblem(text)).toBe(problem)
})
