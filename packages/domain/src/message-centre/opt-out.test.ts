import { expect, it } from 'vitest'
import {
  meaningOfAnswer,
  OPT_OUT_LETTERS,
  OPT_OUT_TOKEN,
  OPT_OUT_TOKEN_LENGTH,
  optOutLink,
  SAMPLE_TOKEN,
} from './opt-out.ts'
import { smsLength, strangeLetter } from './sms-letters.ts'

it.each([
  ['https://vastus.example', 'vastus.example/s/k7Wm3xQp9T'],
  ['http://localhost:3000/', 'localhost:3000/s/k7Wm3xQp9T'],
])('a link of %s is short', (publicUrl, link) => {
  expect(optOutLink(publicUrl, SAMPLE_TOKEN)).toBe(link)
})

it('holds characters alone that an SMS carries and that are not mistaken for one another', () => {
  expect(strangeLetter(OPT_OUT_LETTERS)).toBeNull()
  expect(smsLength(OPT_OUT_LETTERS)).toBe(56)
  expect(new Set(OPT_OUT_LETTERS).size).toBe(56)
  expect(OPT_OUT_LETTERS).not.toMatch(/[0O1lIo]/)
})

it.each<[string, boolean]>([
  [SAMPLE_TOKEN, true],
  ...Array.from(OPT_OUT_LETTERS, (letter): [string, boolean] => [letter.repeat(OPT_OUT_TOKEN_LENGTH), true]),
  ['0O1lIo0O1l', false],
  ['k7Wm3xQp9', false],
  ['k7Wm3xQp9T2', false],
  ['k7Wm3xQp9-', false],
  ['k7Wm3xQp9T\n', false],
])('%j is a token: %s', (token, is) => {
  expect(OPT_OUT_TOKEN.test(token)).toBe(is)
})

it.each([
  ['STOP', 'STOP'],
  [' stop. ', 'STOP'],
  ['Стоп!', 'STOP'],
  ['start', 'START'],
  ['Please do not stop', null],
  ['YES', null],
  ['Aitäh', null],
  ['', null],
])('the answer %j means %s', (answer, meaning) => {
  expect(meaningOfAnswer(answer)).toBe(meaning)
})
