import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { describe, expect, test } from 'vitest'
import {
  contactsOf,
  dropAside,
  mayWrite,
  ownerOf,
  takeAside,
  withContacts,
  withPatient,
  withRepresentative,
  type Wizard,
} from './wizard-draft.ts'

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
const NOTHING = { type: 'OTHER_PROBLEM', text: '', told: [], restriction: 'NOW', date: '', aside: [] }
const chosen = (patient: ClinicPatient) => withPatient(NOTHING as unknown as Wizard, patient)

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

  test('belongs to the patient, or to the representative, and so do the contacts', () => {
    const wizard = chosen(patientOf(true, [5]))
    expect(ownerOf(wizard)).toMatchObject({ id: 1, email: 'laps@example.test' })
    expect(contactsOf(wizard)).toEqual({ email: 'laps@example.test', phone: '' })
    const represented = { ...wizard, representativeId: 5 }
    expect(ownerOf(represented)).toMatchObject({ id: 5, email: null })
    expect(contactsOf(represented)).toEqual({ email: '', phone: '' })
  })

  test('shows what was typed of one person for nobody else', () => {
    const typed = withContacts(chosen(patientOf(true, [5])), { email: 'new@example.test' })
    expect(contactsOf(typed)).toMatchObject({ email: 'new@example.test', phone: '' })
    expect(contactsOf({ ...typed, representativeId: 5 })).toEqual({ email: '', phone: '' })
    const both = withContacts({ ...typed, representativeId: 5 }, { phone: '5551 2345' })
    expect(contactsOf(both)).toMatchObject({ email: '', phone: '5551 2345' })
  })

  test('knows what was not taken of somebody who was on record, until another is added', () => {
    const patient = { ...patientOf(false, [5, 6]), added: { id: 5, notTaken: ['email' as const] } }
    const wizard = withRepresentative(chosen(patientOf(false, [6])), patient, 5)
    expect(wizard).toMatchObject({ representativeId: 5, notTaken: { personId: 5, fields: ['email'] } })
    expect(withRepresentative(wizard, { ...patient, added: { id: 6, notTaken: [] } }, 6).notTaken).toBeNull()
  })

  test('goes on to the message for an adult, for a child only with a representative', () => {
    expect(mayWrite(chosen(patientOf(true, [])))).toBe(true)
    expect(mayWrite(chosen(patientOf(false, [])))).toBe(false)
    expect(mayWrite({ ...chosen(patientOf(false, [])), representativeId: 5 })).toBe(true)
  })
})

describe('what was written for a patient', () => {
  const named = (id: number, firstName: string) => ({ ...patientOf(true, []), id, firstName })
  const [kalle, urmas, third] = [named(1, 'Kalle'), named(2, 'Urmas'), named(3, 'Kolmas')]
  const told = [{ about: 'COUGH', id: 'onset', type: 'text', answer: 'On Monday' }] as const
  const forKalle: Wizard = {
    ...withPatient(chosen(kalle), kalle),
    type: 'COUGH',
    text: 'For Kalle',
    told,
    restriction: 'DATE',
    date: '2026-12-01',
  }
  const forUrmas = withPatient(forKalle, urmas)

  test('stays while the same one is chosen again', () => {
    expect(withPatient(forKalle, kalle)).toEqual(forKalle)
  })

  test('is set aside before another, who has nothing of it', () => {
    expect(forUrmas).toMatchObject({ ...NOTHING, aside: [{ patientId: 1, name: 'Kalle Tamm' }] })
  })

  test('is there again with its patient, and what was written for the other waits', () => {
    const back = withPatient({ ...forUrmas, text: 'For Urmas' }, kalle)
    expect(back).toMatchObject({ text: 'For Kalle', type: 'COUGH', told, restriction: 'DATE' })
    expect(back.aside.map(({ written }) => written.text)).toEqual(['For Urmas'])
    expect(withPatient(back, third).aside).toHaveLength(2)
  })

  test('is no trouble where nothing was', () => {
    expect(withPatient(withPatient(chosen(kalle), urmas), third).aside).toEqual([])
  })

  test('goes to the other only by their writer’s word', () => {
    const [aside] = forUrmas.aside
    if (!aside) throw new Error('nothing was set aside')
    expect(takeAside(forUrmas, aside)).toMatchObject({ patient: urmas, text: 'For Kalle', told, aside: [] })
    expect(takeAside({ ...forUrmas, type: 'HEADACHE', text: 'Hello' }, aside)).toMatchObject({
      type: 'HEADACHE',
      text: 'Hello\nFor Kalle',
      restriction: 'NOW',
    })
    expect(dropAside(forUrmas, aside)).toMatchObject(NOTHING)
  })
})
