import { describe, expect, it } from 'vitest'
import { TYPE_CODES } from '../types/catalogue.ts'
import {
  checkSickLeave,
  JOB_TITLE_MAX,
  LEAVE_TEXT_MAX,
  leaveBounds,
  type LeaveSurroundings,
} from './check-sick-leave.ts'
import { leaveVariantOf } from './leave.ts'
import type { LeaveAnswers } from './leave-answers.ts'

const AROUND: LeaveSurroundings = {
  today: '2026-11-21',
  country: 'EE',
  isCodeRequired: true,
  startedOn: null,
}
const START: LeaveAnswers = {
  leaveType: 'SICK',
  startDate: '2026-11-21',
  jobTitle: 'Shop assistant',
  worksWeekends: false,
}
const END: LeaveAnswers = { leaveType: 'SICK', returnDate: '2026-11-24' }

const rulesOf = (...call: Parameters<typeof checkSickLeave>) =>
  checkSickLeave(...call).map(({ field, rule }) => `${field} ${rule}`)

describe('which form a kind of e-contact asks for', () => {
  it('is the start for a sick leave and a fit note, the end for its end, and none for the rest', () => {
    const asked = TYPE_CODES.flatMap((type) => {
      const variant = leaveVariantOf(type)
      return variant ? [[type, variant]] : []
    })
    expect(Object.fromEntries(asked)).toEqual({ SICK_LEAVE: 'START', FIT_NOTE: 'START', FIT_NOTE_END: 'END' })
  })
})

describe('the start of a leave', () => {
  it('needs no more than its kind, its first day, the job and whether there is work at weekends', () => {
    expect(rulesOf('START', START, AROUND)).toEqual([])
    expect(rulesOf('START', { ...START, leaveType: 'CARE' }, AROUND)).toEqual([])
    expect(rulesOf('START', {}, AROUND)).toEqual([
      'leaveType REQUIRED',
      'startDate REQUIRED',
      'jobTitle REQUIRED',
      'worksWeekends REQUIRED',
    ])
  })

  it('lies within 60 days before and after today', () => {
    expect(leaveBounds('2026-11-21')).toEqual({ first: '2026-09-22', last: '2027-01-20' })
  })

  it.each([
    ['2026-09-21', ['startDate LEAVE_START_RANGE']],
    ['2026-09-22', []],
    ['2027-01-20', []],
    ['2027-01-21', ['startDate LEAVE_START_RANGE']],
    ['2026-02-30', ['startDate DATE']],
    ['2026-11-', ['startDate DATE']],
    ['20.11.2026', ['startDate DATE']],
    ['', ['startDate REQUIRED']],
  ])('on %j is judged %j', (startDate, rules) => {
    expect(rulesOf('START', { ...START, startDate }, AROUND)).toEqual(rules)
  })

  it.each([
    ['jobTitle', JOB_TITLE_MAX],
    ['jobDescription', LEAVE_TEXT_MAX],
    ['unavailableDates', LEAVE_TEXT_MAX],
  ] as const)('has a %s of at most %i characters', (field, max) => {
    expect(rulesOf('START', { ...START, [field]: '😀'.repeat(max) }, AROUND)).toEqual([])
    expect(rulesOf('START', { ...START, [field]: 'a'.repeat(max + 1) }, AROUND)).toEqual([
      `${field} MAX_LENGTH`,
    ])
  })

  it('has a job that says something', () => {
    expect(rulesOf('START', { ...START, jobTitle: '  ' }, AROUND)).toEqual(['jobTitle REQUIRED'])
  })

  it('does not take what only the end asks for', () => {
    const mixed = { ...START, returnDate: '2026-11-24', caredForPersonalCode: '37605030299', notes: 'a' }
    expect(rulesOf('START', mixed, AROUND)).toEqual([
      'returnDate FORM',
      'caredForPersonalCode FORM',
      'notes FORM',
    ])
  })
})

describe('the end of a leave', () => {
  it('needs its kind and the day of returning', () => {
    expect(rulesOf('END', END, AROUND)).toEqual([])
    expect(rulesOf('END', {}, AROUND)).toEqual(['leaveType REQUIRED', 'returnDate REQUIRED'])
    expect(rulesOf('END', { ...END, returnDate: '2026-11-31' }, AROUND)).toEqual(['returnDate DATE'])
  })

  it.each([
    ['1926-11-24', ['returnDate LEAVE_RETURN_RANGE']],
    ['2026-09-21', ['returnDate LEAVE_RETURN_RANGE']],
    ['2026-09-22', []],
    ['2027-01-20', []],
    ['2027-01-21', ['returnDate LEAVE_RETURN_RANGE']],
  ])('on %s lies within 60 days before and after today: %j', (returnDate, rules) => {
    expect(rulesOf('END', { ...END, returnDate }, AROUND)).toEqual(rules)
  })

  it.each([
    ['2026-11-09', ['returnDate LEAVE_RETURN_EARLY']],
    ['2026-11-10', []],
    ['2026-11-11', []],
  ])('on %s is judged %j for a leave that began on 10 November', (returnDate, rules) => {
    expect(rulesOf('END', { ...END, returnDate }, { ...AROUND, startedOn: '2026-11-10' })).toEqual(rules)
  })

  it.each([
    ['SICK', undefined, []],
    ['SICK', '', []],
    ['SICK', '37605030299', ['caredForPersonalCode FORM']],
    ['CARE', undefined, ['caredForPersonalCode REQUIRED']],
    ['CARE', ' ', ['caredForPersonalCode REQUIRED']],
    ['CARE', '37605030298', ['caredForPersonalCode PERSONAL_CODE']],
    ['CARE', '37605030299', []],
  ] as const)('of a %s leave with the code %j is judged %j', (leaveType, caredForPersonalCode, rules) => {
    expect(rulesOf('END', { ...END, leaveType, caredForPersonalCode }, AROUND)).toEqual(rules)
  })

  it('reads the code as the clinic’s country writes it', () => {
    const care: LeaveAnswers = { ...END, leaveType: 'CARE', caredForPersonalCode: '943 476 5919' }
    expect(rulesOf('END', care, { ...AROUND, country: 'GB' })).toEqual([])
    expect(rulesOf('END', care, AROUND)).toEqual(['caredForPersonalCode PERSONAL_CODE'])
  })

  it('of a care leave asks for the code only where the country requires codes', () => {
    const around = { ...AROUND, country: 'GB', isCodeRequired: false } as const
    const care: LeaveAnswers = { ...END, leaveType: 'CARE' }
    expect(rulesOf('END', care, around)).toEqual([])
    expect(rulesOf('END', { ...care, caredForPersonalCode: '1' }, around)).toEqual([
      'caredForPersonalCode PERSONAL_CODE',
    ])
  })

  it('has notes of at most 1000 characters, and nothing of the start', () => {
    expect(rulesOf('END', { ...END, notes: 'a'.repeat(1001) }, AROUND)).toEqual(['notes MAX_LENGTH'])
    expect(rulesOf('END', { ...END, jobTitle: 'Nurse', worksWeekends: false }, AROUND)).toEqual([
      'jobTitle FORM',
      'worksWeekends FORM',
    ])
  })
})
