import { expect, it } from 'vitest'
import { isDraftOfPatient } from './draft-of-patient.ts'

it.each([
  ['e-contact:new', true],
  ['my-e-contact:12:reply', true],
  ['questionnaire-answer:12', true],
  ['questionnaire:headache:0', true],
  ['person:new', true],
  ['prescription:new:3:4', true],
  ['support:technical', true],
  ['e-contact:12:reply', false],
  ['e-contact:12:note', false],
  ['e-contact:new:note', false],
  ['sms:4:own', false],
  ['questionnaire-flow:7', false],
  ['persons', false],
])('the draft %s is one of a patient: %s', (key, isOfPatient) => {
  expect(isDraftOfPatient(key)).toBe(isOfPatient)
})
