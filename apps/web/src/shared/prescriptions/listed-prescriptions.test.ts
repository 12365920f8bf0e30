import { expect, it } from 'vitest'
import { listForClinic } from './listed-prescriptions.ts'

it('a list goes along to another clinic as it is ticked, and renews nothing that this one was asked for', () => {
  const line = {
    brandName: 'Atoris',
    activeIngredient: 'atorvastatin',
    route: 'peroral',
    strength: '20 mg',
    form: 'tablet',
    dosing: 'ONCE',
  } as const
  const prescriptions = [
    { ...line, previousId: 7, chosen: true },
    { ...line, brandName: 'Ventolin', previousId: null, chosen: false },
  ]
  const list = { patientPersonId: 1, clinicId: 2, from: '2026-03-02T08:00:00.000Z', prescriptions }
  expect(listForClinic(list, 3)).toEqual({
    patientPersonId: 1,
    clinicId: 3,
    from: null,
    prescriptions: prescriptions.map((each) => ({ ...each, previousId: null })),
  })
})
