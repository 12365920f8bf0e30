import vectors from '../../../../../packages/domain/src/tools/testing/vectors.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { assessKidneyForm, EMPTY_KIDNEY, type KidneyForm } from './kidney-form.ts'

const asked = (part: Partial<KidneyForm>) => assessKidneyForm({ ...EMPTY_KIDNEY, ...part })

test.each(vectors.kidney)('the form counts creatinine $creatinine_umol at $age', (vector) => {
  const { egfr, found } = asked({
    from: 'CREATININE',
    formula: 'CKD_EPI_2021',
    age: String(vector.age),
    sex: vector.sex === 'MALE' ? 'MALE' : 'FEMALE',
    creatinine: String(vector.creatinine_umol),
    acr: String(vector.acr_mg_mmol),
  })
  expect(egfr).toBe(vector.egfr_ckd_epi_2021)
  expect(found).toMatchObject({ g: vector.g, a: vector.a, cell: { checks: vector.times_per_year } })
})

test('the laboratory’s own figure is taken as it is, and the ratio in its own unit', () => {
  expect(asked({ egfr: '50', acr: '300', acrUnit: 'MASS' }).found).toMatchObject({ g: 'G3a', a: 'A2' })
  expect(asked({ egfr: '50', acr: '33,9' }).found).toMatchObject({ a: 'A3' })
  expect(asked({ egfr: '50' }).found).toMatchObject({ g: 'G3a', a: null, cell: null })
})

test('nothing is decided while a field is empty or wrong', () => {
  expect(asked({}).found).toBeNull()
  expect(asked({ egfr: '50', acr: 'much' })).toMatchObject({ found: null, hasWrong: true })
  expect(asked({ from: 'CREATININE', creatinine: '90', age: '60' }).found).toBeNull()
})
