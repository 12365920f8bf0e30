import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../shared/prescriptions/listed-prescriptions.ts'
import { listFrom } from './last-renewal.ts'

const line = {
  brandName: 'Concor',
  activeIngredient: 'bisoprolol',
  route: 'peroral',
  strength: '5 mg',
  form: 'tablet',
  dosing: 'ONCE',
  previousId: 3,
} as const
const renewal = {
  id: 9,
  patientPersonId: 1,
  clinicId: 2,
  createdAt: '2026-03-02T08:00:00.000Z',
  eContactId: 5,
  medicalHidden: false,
  prescriptions: [{ id: 7, ...line }],
}

describe('a list of medicines', () => {
  it('begins with the last one, ticked, each line naming the one that it renews', () => {
    expect(listFrom(renewal)).toEqual({
      patientPersonId: 1,
      clinicId: 2,
      from: renewal.createdAt,
      prescriptions: [{ ...line, previousId: 7, chosen: true }],
    })
    expect(listFrom({ ...renewal, prescriptions: [] }).from).toBeNull()
  })

  it('sends what is ticked, with requests for prescriptions alone', () => {
    const list = listFrom(renewal)
    const [first] = list.prescriptions
    if (!first) throw new Error('the list has a line')
    const two = { ...list, prescriptions: [first, { ...first, brandName: 'Enap', chosen: false }] }
    expect(linesOf(two, 'PRESCRIPTION_REFILL')).toEqual([{ ...line, previousId: 7 }])
    expect(linesOf(two, 'COUGH')).toEqual([])
    expect(linesOf(null, 'PRESCRIPTION')).toEqual([])
  })
})
