// @proves R3-104 R5-003
import { ODD_TEXTS } from '@vastus/domain/testing/odd-texts'
import { normaliseLine, normalisePassword, normaliseText } from '@vastus/domain/typed-text'
import { describe, expect, it } from 'vitest'
import { judgeSummarization } from './ai.ts'
import { saveAnswerSettings } from './clinic-settings.ts'
import { email } from './email-field.ts'
import {
  calendarDate,
  givenBirthDate,
  givenDate,
  givenInstant,
  line,
  orNull,
  password,
  requiredLine,
  text,
} from './fields.ts'
import { CALL_FIELDS, placeOf } from './testing/text-fields.ts'

/** Fields that the app writes and reads itself: kept letter by letter, or refused. */
const WRITTEN_BY_APP = [
  'saveDraft.body.payload',
  'updatePushEndpoint.body.pushEndpoint',
  'updatePushEndpoint.body.endpoint',
]
const isPassword = (place: string) => /\.(password|confirmPassword)$/.test(place)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : []

function isKeptWell(place: string, typed: string, kept: string): boolean {
  if (WRITTEN_BY_APP.includes(place)) return kept === typed && kept.isWellFormed() && !kept.includes('\0')
  if (isPassword(place)) return kept === normalisePassword(kept) && kept !== ''
  return kept === normaliseText(kept)
}

describe('each field of the contract', () => {
  it('that takes text takes it normalised, or refuses it', () => {
    const around = CALL_FIELDS.flatMap((field) =>
      ODD_TEXTS.flatMap((typed) => {
        const parsed = field.schema.safeParse(typed)
        const kept = parsed.success ? textsIn(parsed.data) : []
        return kept.every((each) => isKeptWell(placeOf(field), typed, each))
          ? []
          : [`${placeOf(field)}: ${JSON.stringify(typed)}`]
      }),
    )
    expect(around).toEqual([])
  })

  it('that takes text has a longest text, and refuses more', () => {
    const endless = CALL_FIELDS.filter(({ schema }) => schema.safeParse('a'.repeat(300_000)).success)
    expect(endless.map(placeOf)).toEqual([])
  })

  it('is looked at by the tests above', () => {
    const takesText = CALL_FIELDS.filter(({ schema }) => schema.safeParse('mari@example.ee').success)
    expect(takesText.length).toBeGreaterThan(60)
    for (const place of WRITTEN_BY_APP) expect(takesText.map(placeOf)).toContain(place)
  })
})

describe('a value that must be given', () => {
  it('may be false, and a text beside it empty', () => {
    const judge = (values: object) => judgeSummarization.body.safeParse({ aiSummarizationId: 1, ...values })
    expect(judge({}).success).toBe(false)
    expect(judge({ liked: undefined }).success).toBe(false)
    expect(judge({ liked: false, feedback: '' }).success).toBe(true)
  })

  it('may be 0', () => {
    const week = Array.from({ length: 7 }, () => [{ opens: 480, closes: 960 }])
    const save = (values: object) =>
      saveAnswerSettings.body.safeParse({ week, specialDays: [], promises: [], ...values })
    expect(save({}).success).toBe(false)
    expect(save({ replyHoldSeconds: undefined }).success).toBe(false)
    expect(save({ replyHoldSeconds: 0 }).success).toBe(true)
  })
})

describe('a typed text', () => {
  it('is measured after it is normalised, and refused for its length by the same rule when it is far too long', () => {
    expect(text(3).parse('\u200b'.repeat(10) + 'abc')).toBe('abc')
    for (const long of ['abcd', 'a'.repeat(1000)])
      expect(text(3, 'MAX_LENGTH').safeParse(long).error?.issues).toMatchObject([{ message: 'MAX_LENGTH' }])
  })

  it.each(['\u200b'.repeat(9), ' \n\u00a0', '\u2800\u3164', '\ufffc', '\u0000'])(
    'of %j says nothing',
    (typed) => {
      expect(requiredLine(100).safeParse(typed).error?.issues).toMatchObject([{ message: 'REQUIRED' }])
    },
  )

  it('that may be taken away keeps its own rules', () => {
    const field = orNull(line(3, 'MAX_LENGTH'))
    expect([null, '', 'abc'].map((given) => field.parse(given))).toEqual(['', '', 'abc'])
    expect(field.safeParse('abcd').error?.issues).toMatchObject([{ message: 'MAX_LENGTH' }])
    expect(field.safeParse(1).success).toBe(false)
  })

  it('of one line has no line ends', () => {
    expect(line(20).parse('Ma\u202eri\r\n Tamm\u2028')).toBe('Mari Tamm')
    expect(normaliseLine('a\u000bb')).toBe('a b')
  })

  it('is an address in its ASCII form where it is one', () => {
    expect(email().parse('Mari@õun.ee\u200b')).toBe('mari@xn--un-bka.ee')
  })

  it('is a password with the spaces that were typed', () => {
    expect(password.parse(' ko\u0303ik on\u00a0hästi \u200b\n')).toBe(' kõik on hästi ')
  })
})

it('a date of an answer has no range: what was stored before the range was known is still read', () => {
  expect(calendarDate.parse('1850-05-05')).toBe('1850-05-05')
})

describe('a date that a caller gives', () => {
  it.each([
    [givenBirthDate, '1879-12-31', false],
    [givenBirthDate, '1880-01-01', true],
    [givenDate, '1899-12-31', false],
    [givenDate, '1900-01-01', true],
    [givenDate, '2099-12-31', true],
    [givenDate, '2100-01-01', false],
    [givenInstant, '0000-01-01T00:00:00Z', false],
    [givenInstant, '1900-01-01T00:00:00Z', true],
    [givenInstant, '2099-12-31T23:59:59.999Z', true],
    [givenInstant, '2100-01-01T00:00:00Z', false],
  ])('lies in its range: %#, %s, %s', (schema, date, isTaken) => {
    expect(schema.safeParse(date).success).toBe(isTaken)
  })
})
