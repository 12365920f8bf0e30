import vectors from '../../../../../packages/domain/src/tools/testing/vectors.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { assessLdl, EMPTY_LDL, type LdlForm } from './ldl-form.ts'

const asked = (part: Partial<LdlForm>) => assessLdl({ ...EMPTY_LDL, age: '50', sex: 'MALE', ...part })
const typed = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','))

// Those that give a SCORE2 result name it directly; the form counts it.
const ofConditions = vectors.plan.filter(({ input }) => !('score2' in input) || 'egfr' in input)

test.each(ofConditions)('the form says the same of: $name', ({ input, expected }) => {
  const given = input as Partial<typeof input> & Record<string, never>
  const found = asked({
    age: typed(input.age),
    ascvd: Boolean(given.ascvd),
    polyvascular: Boolean(given.polyvascular),
    fh: Boolean(given.fh),
    factors: given.major_risk_factors ? ['OBESITY'] : [],
    diabetes: (given.diabetes as 'TYPE1' | 'TYPE2' | undefined) ?? 'NONE',
    diabetesYears: typed(given.diabetes_years),
    organDamage: Boolean(given.target_organ_damage),
    egfr: typed(given.egfr),
    ldl: typed(input.ldl),
    onTreatment: Boolean(given.on_treatment),
  })
  expect(found.category).toBe(expected.category)
  expect(found.plan?.neededReduction ?? null).toBe(expected.needed_reduction_percent ?? null)
  expect(found.plan?.isReached ?? null).toBe(expected.at_target ?? null)
})

test.each(vectors.score2.filter(({ region, age }) => region === 'high' && age < 70))(
  'the form counts SCORE2 of a $sex of $age',
  (vector) => {
    const { risk } = asked({
      age: typed(vector.age),
      sex: vector.sex === 'male' ? 'MALE' : 'FEMALE',
      smoker: vector.smoker,
      systolic: typed(vector.sbp),
      total: typed(vector.total_cholesterol),
      hdl: typed(vector.hdl),
    })
    expect(risk).toBe(vector.risk_percent)
  },
)

test('in the other unit the same patient gets the same risk', () => {
  const measured = { systolic: '140', smoker: true }
  const si = asked({ ...measured, total: '5,5', hdl: '1,3' })
  const mass = asked({ ...measured, unit: 'MASS', total: '212,685', hdl: '50,271' })
  expect([mass.risk, mass.category]).toEqual([si.risk, si.category])
})

test('what is missing is named, and nothing is decided while a field is wrong', () => {
  expect(asked({ age: '', sex: '' }).wanted).toEqual(['AGE', 'SEX', 'SYSTOLIC', 'TOTAL_CHOLESTEROL', 'HDL'])
  expect(asked({ diabetes: 'TYPE2' })).toMatchObject({ category: null, wanted: ['DIABETES_YEARS'] })
  expect(asked({ ascvd: true, egfr: '250' })).toMatchObject({ category: null, hasWrong: true })
  expect(asked({ ascvd: true, systolic: '120', diastolic: '130' })).toMatchObject({ hasLowPulse: true })
  expect(asked({ ascvd: true, age: '30' }).category).toBe('VERY_HIGH')
  expect(asked({ age: '39' })).toMatchObject({ isOtherAge: true, category: null, wanted: [] })
})

test('LDL is counted where it is not typed and the formula holds', () => {
  const lipids = { total: '5,0', hdl: '1,2', triglycerides: '1,5' }
  expect(asked(lipids).ldl).toEqual({ value: 3.12, isCounted: true, isRefused: false })
  expect(asked({ ...lipids, ldl: '3,3' }).ldl).toMatchObject({ value: 3.3, isCounted: false })
  expect(asked({ ...lipids, triglycerides: '4,5' }).ldl).toMatchObject({ value: null, isRefused: true })
  expect(asked({ ...lipids, ldl: '4,5' }).hasTooMuchLipid).toBe(true)
})

test('an LDL over 4.9 before treatment still weighs on treatment', () => {
  const treated = { onTreatment: true, ldl: '2,0', untreatedLdl: '5,2' }
  expect(asked(treated)).toMatchObject({ category: 'HIGH', reasons: ['EXTREME_FACTOR'], mayBeHigher: true })
})
