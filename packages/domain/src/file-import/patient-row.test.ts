import { describe, expect, it } from 'vitest'
import { contactsToFill, decidePatient, readDate, readPatientRow } from './patient-row.ts'

const EE = { country: 'EE', today: '2026-03-02', isCodeRequired: true } as const
const MARI = { personalCode: '60001019906', firstName: 'Mari', surname: 'Mets' }

describe('a row of patients', () => {
  it('is read with what its code says', () => {
    const cells = { ...MARI, listCode: 'N0001', phone: '5123 4567', email: 'Mari@Example.test' }
    expect(readPatientRow(cells, EE)).toEqual({
      ok: true,
      patient: {
        ...MARI,
        birthDate: '2000-01-01',
        sex: 'FEMALE',
        listCode: 'N0001',
        phone: '+37251234567',
        email: 'mari@example.test',
      },
    })
  })

  it.each([
    [{ ...MARI, personalCode: '' }, 'INVALID_CODE'],
    [{ ...MARI, personalCode: '60001019907' }, 'INVALID_CODE'],
    [{ ...MARI, firstName: ' ' }, 'INVALID_NAME'],
    [{ ...MARI, surname: 'x'.repeat(200) }, 'INVALID_NAME'],
    [{ ...MARI, birthDate: '02.01.2000' }, 'INVALID_BIRTH_DATE'],
    [{ ...MARI, birthDate: '31.02.2000' }, 'INVALID_BIRTH_DATE'],
    [{ ...MARI, listCode: 'x'.repeat(21) }, 'INVALID_LIST'],
    [{ ...MARI, listCode: 'N0001, N0002' }, 'INVALID_LIST'],
    [{ ...MARI, email: 'mari' }, 'INVALID_EMAIL'],
    [{ ...MARI, phone: '12' }, 'INVALID_PHONE'],
  ])('%j is left out: %s', (cells, problem) => {
    expect(readPatientRow(cells, EE)).toEqual({ ok: false, problems: [problem] })
  })

  it('may name a list in the words of the clinic', () => {
    expect(readPatientRow({ ...MARI, listCode: "Dr Tamm's (lapsed)" }, EE)).toMatchObject({ ok: true })
  })

  it('has the first of several numbers that can exist', () => {
    expect(readPatientRow({ ...MARI, phone: '12; 5123 4567, 654 3210' }, EE)).toMatchObject({
      patient: { phone: '+37251234567' },
    })
  })

  it('tells all that is wrong with it at once', () => {
    const cells = { ...MARI, birthDate: '31.02.2000', email: 'mari', phone: '12' }
    expect(readPatientRow(cells, EE)).toEqual({
      ok: false,
      problems: ['INVALID_BIRTH_DATE', 'INVALID_EMAIL', 'INVALID_PHONE'],
    })
  })

  it('needs no code where nobody must have one, but then a birth date', () => {
    const us = { country: 'US', today: '2026-03-02', isCodeRequired: false } as const
    const names = { firstName: 'Ann', surname: 'Lee' }
    expect(readPatientRow({ ...names, birthDate: '05/17/1985', sex: 'F' }, us)).toMatchObject({
      patient: { personalCode: null, birthDate: '1985-05-17', sex: 'FEMALE' },
    })
    expect(readPatientRow(names, us)).toEqual({ ok: false, problems: ['INVALID_BIRTH_DATE'] })
  })
})

it.each([
  ['17.05.1985', 'EE', '1985-05-17'],
  ['7/5/1985', 'GB', '1985-05-07'],
  ['5/7/1985', 'US', '1985-05-07'],
  ['17-05-1985', 'PL', '1985-05-17'],
  ['1985-05-17', 'ZA', '1985-05-17'],
  ['31145', 'EE', '31145'],
] as const)('%s in %s is %s', (text, country, date) => {
  expect(readDate(text, country)).toBe(date)
})

describe('what a row does to a patient', () => {
  const patient = {
    ...MARI,
    birthDate: '2000-01-01',
    sex: 'FEMALE',
    listCode: 'N0001',
    phone: '+37251234567',
    email: null,
  } as const
  const known = {
    sameName: true,
    isMember: true,
    listCode: 'N0001',
    email: 'own@example.test',
    phone: '+37250000001',
    isEmailLocked: false,
    isPhoneLocked: false,
  }
  it.each([
    [undefined, 'ADDED'],
    [{ ...known, phone: '+37251234567' }, 'UNCHANGED'],
    [known, 'KEPT_CONTACTS'],
    [{ ...known, sameName: false }, 'OTHER_NAME'],
    [{ ...known, isMember: false }, 'UPDATED'],
    [{ ...known, listCode: null }, 'UPDATED'],
    [{ ...known, phone: null }, 'UPDATED'],
    [{ ...known, phone: null, isPhoneLocked: true }, 'KEPT_CONTACTS'],
  ])('for %j becomes %s', (found, outcome) => {
    expect(decidePatient(patient, found)).toBe(outcome)
  })

  it('never replaces a contact', () => {
    expect(contactsToFill({ email: 'new@example.test', phone: '+37251111111' }, known)).toEqual({
      email: 'own@example.test',
      phone: '+37250000001',
    })
  })
})
