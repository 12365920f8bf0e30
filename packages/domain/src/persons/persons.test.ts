import { describe, expect, it } from 'vitest'
import { isAdult } from '../identity/age.ts'
import { localDate } from '../time/time-zone.ts'
import { findNameConflict, isSameName, type KnownPerson } from './known-person.ts'
import { readPersonDetails, toldByCode } from './person-details.ts'
import { dayOfComingOfAge, endOfRepresentation, isRepresentationCurrent } from './representation.ts'

const ZONES = ['Europe/Tallinn', 'Europe/London', 'America/New_York', 'Africa/Johannesburg', 'Europe/Warsaw']

describe('a representation', () => {
  it.each([
    ['2008-11-21', '2026-11-21'],
    ['2008-12-31', '2026-12-31'],
    ['2008-02-29', '2026-02-28'],
    ['2000-02-29', '2018-02-28'],
  ])('of a child born on %s ends on %s', (birthDate, day) => {
    expect(dayOfComingOfAge(birthDate)).toBe(day)
    expect(isAdult(birthDate, day)).toBe(true)
  })

  it.each(ZONES)('ends with the first instant of the birthday in %s', (zone) => {
    for (const birthDate of ['2008-03-29', '2008-10-26', '2008-02-29', '2010-07-01']) {
      const end = endOfRepresentation(birthDate, new Date('2026-01-05T10:00:00Z'), zone)
      if (!end) throw new Error('a child is represented for a time')
      expect(isAdult(birthDate, localDate(end, zone))).toBe(true)
      expect(isAdult(birthDate, localDate(new Date(end.getTime() - 1), zone))).toBe(false)
      const kept = { endedAt: null, endsAt: end.toISOString() }
      expect(isRepresentationCurrent(kept, new Date(end.getTime() - 1))).toBe(true)
      expect(isRepresentationCurrent(kept, end)).toBe(false)
    }
  })

  it('of an adult, also one who came of age a moment ago, has no end of its own', () => {
    expect(endOfRepresentation('1950-01-01', new Date('2026-01-05T10:00:00Z'), 'Europe/Tallinn')).toBeNull()
    // 22:30 in UTC is the next day in Tallinn.
    const late = new Date('2026-01-05T22:30:00Z')
    expect(endOfRepresentation('2008-01-06', late, 'Europe/Tallinn')).toBeNull()
    expect(endOfRepresentation('2008-01-06', late, 'Europe/London')).toEqual(new Date('2026-01-06T00:00:00Z'))
  })

  it('that somebody ended is over at once', () => {
    const now = new Date('2026-01-05T10:00:00Z')
    expect(isRepresentationCurrent({ endedAt: null, endsAt: null }, now)).toBe(true)
    expect(isRepresentationCurrent({ endedAt: now.toISOString(), endsAt: null }, now)).toBe(false)
  })
})

describe('a person’s details', () => {
  const estonia = { country: 'EE', today: '2026-11-21', isCodeRequired: true } as const
  const form = { firstName: 'Aino', surname: 'Põld', personalCode: '60001019906' }

  it('come from the code where it holds them', () => {
    expect(readPersonDetails({ ...form, sex: 'MALE' }, estonia)).toEqual({
      ok: true,
      details: { ...form, birthDate: '2000-01-01', sex: 'FEMALE' },
    })
    expect(toldByCode('EE', ' 60001019906 ', '2026-11-21')).toEqual({
      birthDate: '2000-01-01',
      sex: 'FEMALE',
    })
    expect(toldByCode('EE', '6000101990', '2026-11-21')).toEqual({ birthDate: null, sex: null })
    expect(toldByCode('GB', '943 476 5919', '2026-11-21')).toEqual({ birthDate: null, sex: null })
  })

  it('are asked where it does not', () => {
    const britain = { country: 'GB', today: '2026-11-21', isCodeRequired: false } as const
    expect(readPersonDetails({ ...form, personalCode: '943 476 5919' }, britain)).toEqual({
      ok: false,
      problems: [{ path: 'birthDate', rule: 'REQUIRED' }],
    })
    expect(readPersonDetails({ ...form, personalCode: '', birthDate: '2020-02-02' }, britain)).toEqual({
      ok: true,
      details: { ...form, personalCode: null, birthDate: '2020-02-02', sex: 'NOT_DISCLOSED' },
    })
  })

  it.each([
    ['nothing', {}, ['firstName REQUIRED', 'surname REQUIRED', 'personalCode REQUIRED']],
    ['a name of spaces', { ...form, surname: '  ' }, ['surname REQUIRED']],
    ['a wrong check digit', { ...form, personalCode: '60001019907' }, ['personalCode PERSONAL_CODE']],
    ['a birth date against the code', { ...form, birthDate: '2000-01-02' }, ['birthDate DATE']],
    ['a code of tomorrow', { ...form, personalCode: '62611220005' }, ['personalCode PERSONAL_CODE']],
  ])('with %s are refused', (_what, input, expected) => {
    const read = readPersonDetails(input, estonia)
    expect(read.ok ? [] : read.problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected)
  })

  it('with a birth date that has not come are refused', () => {
    const input = { ...form, personalCode: '', birthDate: '2026-11-22' }
    expect(readPersonDetails(input, { ...estonia, isCodeRequired: false })).toEqual({
      ok: false,
      problems: [{ path: 'birthDate', rule: 'DATE' }],
    })
  })
})

describe('a name', () => {
  const aino = { firstName: 'Anna-Liisa', surname: 'Põld' }

  it.each([
    ['anna liisa', 'POLD', true],
    ['AnnaLiisa', 'Põld', true],
    ['Anna-Liisa', 'Põldmäe', false],
    ['Põld', 'Anna-Liisa', false],
  ])('%s %s is the same: %s', (firstName, surname, expected) => {
    expect(isSameName(aino, { firstName, surname })).toBe(expected)
  })

  it.each([
    ["O'Neill", 'O’Neill', true],
    ['Łukasz', 'Lukasz', true],
    ['Андрей', 'Андреи', true],
    ['Андрей', 'Андрею', false],
  ])('%s and %s are the same: %s', (one, other, expected) => {
    expect(isSameName({ ...aino, surname: one }, { ...aino, surname: other })).toBe(expected)
  })

  it('contradicts what is known only if no record agrees, and an account goes before a clinic', () => {
    const known = (source: KnownPerson['source'], surname: string) => ({ ...aino, surname, source })
    expect(findNameConflict(aino, [])).toBeNull()
    expect(findNameConflict(aino, [known('ACCOUNT', 'Tamm'), known('CLINIC', 'Pold')])).toBeNull()
    expect(findNameConflict(aino, [known('CLINIC', 'Tamm'), known('ACCOUNT', 'Tamm')])).toBe(
      'USER_EXISTS_WITH_DIFFERENT_NAME',
    )
    expect(findNameConflict(aino, [known('CLINIC', 'Tamm')])).toBe('CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME')
  })
})
