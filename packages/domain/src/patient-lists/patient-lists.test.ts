// @proves R4-061 R4-062 R9-017
import { describe, expect, it } from 'vitest'
import {
  endOfImport,
  IMPORT_RESULTS,
  IMPORT_STATUSES,
  isListStale,
  resultOfImport,
  statusOfAll,
} from './list-import.ts'
import { readMembers } from './list-member.ts'

describe('the import of a patient list', () => {
  it('is in one of five states, and ends in success or failure', () => {
    expect(IMPORT_STATUSES).toEqual(['STARTED', 'SUBMITTED', 'COMPLETED', 'FAILED', 'REJECTED'])
    expect(IMPORT_RESULTS).toEqual(['SUCCESS', 'FAILED'])
    expect(IMPORT_STATUSES.map(resultOfImport)).toEqual([null, null, 'SUCCESS', 'FAILED', 'FAILED'])
  })

  it.each([
    ['OK', 'COMPLETED'],
    ['NO_ACCESS', 'REJECTED'],
    ['EMPTY', 'FAILED'],
    ['NOT_FOUND', 'FAILED'],
    ['REGISTRY_OUTAGE', 'FAILED'],
    ['INVALID_RESPONSE', 'FAILED'],
  ] as const)('that the register answers with %s is %s', (listStatus, end) => {
    expect(endOfImport(listStatus)).toBe(end)
  })

  it.each([
    [['STARTED', 'STARTED'], 'STARTED'],
    [['STARTED', 'COMPLETED'], 'SUBMITTED'],
    [['STARTED', 'REJECTED'], 'STARTED'],
    [['SUBMITTED', 'COMPLETED'], 'SUBMITTED'],
    [['COMPLETED', 'REJECTED', 'FAILED'], 'COMPLETED'],
    [['REJECTED', 'REJECTED'], 'REJECTED'],
    [['REJECTED', 'FAILED'], 'FAILED'],
    [[], 'FAILED'],
  ] as const)('of lists in the states %s is %s', (statuses, all) => {
    expect(statusOfAll(statuses)).toBe(all)
  })
})

describe('a patient list', () => {
  const december = new Date('2026-12-01T00:30:00+02:00')
  it.each([
    ['2026-11-30T23:59:59+02:00', true],
    ['2026-12-01T00:00:00+02:00', false],
    ['2025-12-15T12:00:00Z', true],
    [null, true],
  ])('that was last imported at %s is stale: %s', (importedAt, isStale) => {
    expect(isListStale(importedAt, december, 'Europe/Tallinn')).toBe(isStale)
  })
})

describe('rows of the register', () => {
  const about = { country: 'EE', today: '2026-11-26' } as const
  const row = {
    personalCode: '60001019906',
    firstName: 'MARY ÄNN',
    surname: 'O’CONNEŽ',
    birthDate: '2000-01-01',
  }
  const member = {
    ...row,
    firstName: 'Mary Änn',
    surname: 'O’Connež',
    sex: 'FEMALE',
    email: null,
    phone: null,
  }

  it('become people with readable names, and the sex of their code', () => {
    expect(readMembers([row], about)).toEqual({ members: [member], skipped: 0 })
  })

  it.each([
    ['a code whose last digit is wrong', { personalCode: '60001019907' }],
    ['a code of another country', { personalCode: '44051401458' }],
    ['another birth date than the code says', { birthDate: '2000-01-02' }],
    ['no first name', { firstName: ' ' }],
    ['a surname that is too long', { surname: 'A'.repeat(101) }],
  ])('with %s are left out and counted', (_, wrong) => {
    expect(readMembers([{ ...row, ...wrong }, row], about)).toEqual({ members: [member], skipped: 1 })
  })

  it('with one code twice are one person', () => {
    expect(readMembers([row, { ...row, firstName: 'OTHER' }], about)).toEqual({
      members: [member],
      skipped: 0,
    })
  })

  it('keep contacts that can be right, and lose the others', () => {
    const [given] = readMembers([{ ...row, phone: '5123 4567', email: 'Mary@Example.com' }], about).members
    expect(given).toMatchObject({ phone: '+37251234567', email: 'mary@example.com' })
    const [wrong] = readMembers([{ ...row, phone: '12', email: 'mary@' }], about).members
    expect(wrong).toMatchObject({ phone: null, email: null })
  })
})
