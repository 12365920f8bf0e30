import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { describe, expect, test } from 'vitest'
import { mayWrite, ownerOf, withPatient, type Wizard } from './wizard-draft.ts'

const contact = (id: number) => ({ id, firstName: 'Ema', surname: `${id}`, email: null, phone: null })
const patientOf = (adult: boolean, representatives: number[]) =>
  ({
    id: 1,
    firstName: 'Laps',
    surname: 'Tamm',
    email: 'laps@example.test',
    phone: null,
    adult,
    representatives: representatives.map(contact),
  }) as unknown as ClinicPatient
const chosen = (patient: ClinicPatient) => withPatient({ text: 'kept' } as Wizard, patient)

describe('the wizard with a patient chosen', () => {
  test.each([
    ['an adult', true, [], null],
    ['an adult for whom somebody acts', true, [5], null],
    ['a child with one representative', false, [5], 5],
    ['a child with two', false, [5, 6], null],
    ['a child with none', false, [], null],
  ] as const)('%s: representative preselected only where there is no choice', (_, adult, all, expected) => {
    expect(chosen(patientOf(adult, [...all])).representativeId).toBe(expected)
  })

  test('keeps the text and takes the contacts', () => {
    expect(chosen(patientOf(true, []))).toMatchObject({ text: 'kept', email: 'laps@example.test', phone: '' })
  })

  test('belongs to the patient, or to the representative', () => {
    const wizard = chosen(patientOf(true, [5]))
    expect(ownerOf(wizard)).toMatchObject({ id: 1, email: 'laps@example.test' })
    expect(ownerOf({ ...wizard, representativeId: 5 })).toMatchObject({ id: 5, email: null })
  })

  test('goes on to the message for an adult, for a child only with a representative', () => {
    expect(mayWrite(chosen(patientOf(true, [])))).toBe(true)
    expect(mayWrite(chosen(patientOf(false, [])))).toBe(false)
    expect(mayWrite({ ...chosen(patientOf(false, [])), representativeId: 5 })).toBe(true)
  })
})
