// @proves-part R1-019: the rules
// @proves-part R1-020: the rules
import { describe, expect, it } from 'vitest'
import {
  A_CATEGORIES,
  aCategory,
  assessKidney,
  estimateGfr,
  G_CATEGORIES,
  gCategory,
  intervalMonths,
  KIDNEY_GRID,
} from './kidney.ts'
import { isScore2Unsuitable, ldlRisk } from './ldl-category.ts'
import { LDL_GOALS, planLdl, reachOfTreatments } from './ldl-goal.ts'
import { friedewaldLdl, nonHdl } from './lipids.ts'
import { readMeasure, toMass, toSi } from './measure.ts'
import { type BiologicalSex, type RiskRegion, score2 } from './score2.ts'
import { REASONS } from './testing/reasons.ts'
import vectors from './testing/vectors.json' with { type: 'json' }

describe('SCORE2', () => {
  it.each(vectors.score2)('of a $sex of $age in the region $region', (vector) => {
    const risk = score2(
      {
        sex: vector.sex.toUpperCase() as BiologicalSex,
        age: vector.age,
        smoker: vector.smoker,
        systolic: vector.sbp,
        totalCholesterol: vector.total_cholesterol,
        hdl: vector.hdl,
      },
      vector.region.toUpperCase() as RiskRegion,
    )
    // From 70 on the expected figures come from the coefficients as printed, which are rounded.
    if (vector.age < 70) expect(risk).toBe(vector.risk_percent)
    else expect(Math.abs((risk ?? 0) - vector.risk_percent)).toBeLessThanOrEqual(1.5)
  })

  it.each([39, 90])('has no result at %i years', (age) => {
    const input = { sex: 'MALE', smoker: false, systolic: 120, totalCholesterol: 5, hdl: 1.3 } as const
    expect(score2({ ...input, age }, 'HIGH')).toBeNull()
  })

  it('is not for people whose condition decides', () => {
    expect(isScore2Unsuitable({ age: 60 })).toBe(false)
    expect(isScore2Unsuitable({ age: 60, egfr: 60 })).toBe(false)
    expect(isScore2Unsuitable({ age: 60, egfr: 59 })).toBe(true)
    expect(isScore2Unsuitable({ age: 60, diabetes: 'TYPE2' })).toBe(true)
  })
})

describe('the LDL goal', () => {
  it.each(vectors.plan)('with $name', ({ input, expected }) => {
    const given = input as Partial<typeof input> & Record<string, never>
    const ldl = Number(input.ldl)
    const risk = ldlRisk({
      age: input.age,
      ascvd: Boolean(given.ascvd),
      polyvascular: Boolean(given.polyvascular),
      familialHypercholesterolaemia: Boolean(given.fh),
      majorRiskFactors: given.major_risk_factors ?? 0,
      diabetes: (given.diabetes as 'TYPE1' | 'TYPE2' | undefined) ?? null,
      diabetesYears: given.diabetes_years ?? 0,
      organDamage: Boolean(given.target_organ_damage),
      egfr: given.egfr ?? null,
      score2: given.score2 ?? null,
      systolic: given.sbp ?? null,
      ldl,
    })
    expect(risk.category).toBe(expected.category)
    if (risk.category === null) return expect(expected.reason).toBe('SCORE2 needed')
    expect(risk.reasons[0]).toBe(REASONS[expected.reason])
    const plan = planLdl(risk.category, { ldl, onTreatment: Boolean(given.on_treatment) })
    expect({ goal: plan.goal, halves: plan.halves, isReached: plan.isReached }).toEqual({
      goal: expected.target_mmol,
      halves: expected.reduction_50,
      isReached: expected.at_target,
    })
    expect(plan.neededReduction).toBe(expected.needed_reduction_percent ?? null)
    expect(plan.effectiveGoal).toBe(expected.effective_target_mmol ?? null)
  })

  it('is decided by the highest category, whatever a single factor says', () => {
    expect(ldlRisk({ age: 66, systolic: 182, score2: 34 })).toEqual({
      category: 'VERY_HIGH',
      reasons: ['SCORE2_VERY_HIGH'],
      mayBeHigher: false,
    })
    expect(ldlRisk({ age: 66, systolic: 182 })).toMatchObject({ category: 'HIGH', mayBeHigher: true })
    expect(ldlRisk({ age: 66, diastolic: 110 }).category).toBe('HIGH')
    expect(ldlRisk({ age: 66, ascvd: true, systolic: 182 }).mayBeHigher).toBe(false)
  })

  it('of organ damage includes an eGFR under 45, and three risk factors weigh as much', () => {
    expect(ldlRisk({ age: 60, diabetes: 'TYPE2', egfr: 44 }).category).toBe('VERY_HIGH')
    expect(ldlRisk({ age: 60, diabetes: 'TYPE2', egfr: 45 }).category).toBe('HIGH')
    expect(ldlRisk({ age: 40, diabetes: 'TYPE2', majorRiskFactors: 3 }).reasons).toEqual([
      'DIABETES_RISK_FACTORS',
    ])
  })

  it.each([
    ['SI', 1.39, true],
    ['SI', 1.4, false],
    ['MASS', 54, true],
    ['MASS', 55, false],
  ] as const)('is judged in the unit that was typed: %s %d', (unit, ldl, isReached) => {
    expect(planLdl('VERY_HIGH', { ldl, onTreatment: true, unit }).isReached).toBe(isReached)
  })

  it('in mg/dL is not reached by its own printed figure', () => {
    expect(planLdl('MODERATE', { ldl: 100, onTreatment: false, unit: 'MASS' }).isReached).toBe(false)
    expect(planLdl('LOW', { ldl: 116, onTreatment: false, unit: 'MASS' }).isReached).toBe(false)
    expect(planLdl('EXTREME', { ldl: 39, onTreatment: true, unit: 'MASS' }).isReached).toBe(true)
    expect(ldlRisk({ age: 42, score2: 1.9, ldl: 190, unit: 'MASS' }).category).toBe('LOW')
    expect(ldlRisk({ age: 42, score2: 1.9, ldl: 191, unit: 'MASS' }).category).toBe('HIGH')
  })

  it('on treatment asks for the halving once the untreated LDL is known', () => {
    const treated = { ldl: 1.3, onTreatment: true }
    expect(planLdl('VERY_HIGH', { ...treated, untreatedLdl: 2.4 })).toMatchObject({
      effectiveGoal: 1.2,
      isReached: false,
      neededReduction: 50,
      furtherReduction: 7.7,
    })
    expect(planLdl('VERY_HIGH', treated)).toMatchObject({ effectiveGoal: null, neededReduction: null })
  })

  it('is compared with what treatments reach on average', () => {
    const reached = reachOfTreatments(3.4, 1.4).filter(({ reaches }) => reaches)
    expect(reached.map(({ treatment }) => treatment)).toEqual([
      'HIGH_STATIN_EZETIMIBE',
      'PCSK9_INHIBITOR',
      'HIGH_STATIN_PCSK9',
      'HIGH_STATIN_EZETIMIBE_PCSK9',
    ])
  })

  it('is printed in mg/dL as guidelines do', () => {
    expect(Object.values(LDL_GOALS).map(({ MASS }) => MASS)).toEqual([116, 100, 70, 55, 40])
  })
})

describe('lipids', () => {
  it.each(vectors.conversion)('$mmol mmol/L are $mgdl mg/dL', ({ mmol, mgdl }) => {
    expect(Math.round(toMass('LDL', mmol))).toBe(mgdl)
    expect(toSi('LDL', toMass('LDL', mmol), 'MASS')).toBeCloseTo(mmol, 10)
  })

  it.each(vectors.friedewald)('$total, $hdl and $tg give $ldl', ({ total, hdl, tg, ldl, non_hdl }) => {
    expect(friedewaldLdl(total, hdl, tg)).toBe(ldl)
    expect(nonHdl(total, hdl)).toBe(non_hdl)
  })

  it('give no LDL below nothing', () => {
    expect(friedewaldLdl(1.5, 1.5, 0.2)).toBeNull()
  })
})

describe('kidney monitoring', () => {
  it.each(vectors.kidney)('of creatinine $creatinine_umol at $age years, $sex', (vector) => {
    const person = {
      creatinine: vector.creatinine_umol,
      age: vector.age,
      sex: vector.sex as BiologicalSex,
    }
    expect([
      estimateGfr('CKD_EPI_2021', person),
      estimateGfr('CKD_EPI_2009', person),
      estimateGfr('EKFC', person),
    ]).toEqual([vector.egfr_ckd_epi_2021, vector.egfr_ckd_epi_2009, vector.egfr_ekfc])
    const found = assessKidney({
      egfr: vector.egfr_ckd_epi_2021,
      acr: { value: vector.acr_mg_mmol, unit: 'SI' },
      isLasting: true,
    })
    expect(found).toMatchObject({
      g: vector.g,
      a: vector.a,
      cell: { checks: vector.times_per_year, risk: vector.risk, action: vector.action },
    })
    expect(found.cell && intervalMonths(found.cell.checks)).toBe(vector.interval_months)
  })

  it.each(vectors.gfr)('eGFR $egfr is $g', ({ egfr, g }) => expect(gCategory(egfr)).toBe(g))
  it.each(vectors.albumin)('a ratio of $acr_mg_mmol is $a', ({ acr_mg_mmol, a }) =>
    expect(aCategory(acr_mg_mmol)).toBe(a),
  )

  it('rounds filtration first and classifies then', () => {
    expect(gCategory(59.5)).toBe('G2')
    expect(gCategory(59.4)).toBe('G3a')
  })

  it.each([
    [29.9, 'A1'],
    [30, 'A2'],
    [300, 'A2'],
    [301, 'A3'],
  ])('a ratio of %d mg/g is %s', (ratio, category) => expect(aCategory(ratio, 'MASS')).toBe(category))

  it('without a ratio gives the category of filtration alone', () => {
    expect(assessKidney({ egfr: 50, acr: null, isLasting: true })).toEqual({
      g: 'G3a',
      a: null,
      cell: null,
      fall: null,
      referral: [],
      caveat: null,
    })
  })

  it.each([
    [95, 1, true, 'ONLY_IF_KNOWN'],
    [95, 1, false, 'ONLY_IF_KNOWN'],
    [95, 10, false, 'NOT_LASTING'],
    [50, 1, false, 'NOT_LASTING'],
    [50, 1, true, null],
  ] as const)('of %d and %d, lasting %s, is said with the caveat %s', (egfr, ratio, isLasting, caveat) => {
    expect(assessKidney({ egfr, acr: { value: ratio, unit: 'SI' }, isLasting }).caveat).toBe(caveat)
  })

  it('refers by filtration, albumin, the grid, and a fall', () => {
    const refer = (part: Partial<Parameters<typeof assessKidney>[0]>) =>
      assessKidney({ egfr: 70, acr: { value: 1, unit: 'SI' }, isLasting: true, ...part }).referral
    expect(refer({})).toEqual([])
    expect(refer({ egfr: 29 })).toEqual(['EGFR_UNDER_30'])
    expect(refer({ acr: { value: 31, unit: 'SI' } })).toEqual(['ACR_HIGH'])
    expect(refer({ egfr: 40, acr: { value: 10, unit: 'SI' } })).toEqual(['GRID'])
    expect(refer({ egfr: 80, earlierEgfr: 100 })).toEqual([])
    expect(refer({ egfr: 79, earlierEgfr: 100 })).toEqual(['FALL'])
    expect(refer({ egfr: 70, earlierEgfr: 100, loweringMedicine: true })).toEqual([])
    expect(refer({ egfr: 69, earlierEgfr: 100, loweringMedicine: true })).toEqual(['FALL_AFTER_MEDICINE'])
  })

  it('never becomes rarer from one category to the next', () => {
    const times = (g: (typeof G_CATEGORIES)[number], a: (typeof A_CATEGORIES)[number]) =>
      Number.parseInt(KIDNEY_GRID[g][a].checks, 10)
    for (const [index, g] of G_CATEGORIES.entries())
      for (const a of A_CATEGORIES)
        expect(times(g, a)).toBeGreaterThanOrEqual(times(G_CATEGORIES[Math.max(0, index - 1)] ?? 'G1', a))
  })
})

describe('a figure that was typed', () => {
  it.each([
    ['LDL', ' 3,4 ', 'SI', { state: 'OK', value: 3.4, isUnusual: false }],
    ['LDL', '130', 'MASS', { state: 'OK', value: 130, isUnusual: false }],
    ['LDL', '130', 'SI', { state: 'OUT_OF_RANGE', min: 0.3, max: 15, fitsOtherUnit: true }],
    ['LDL', '3.4', 'MASS', { state: 'OUT_OF_RANGE', min: 11.6, max: 580.1, fitsOtherUnit: true }],
    ['LDL', '12', 'SI', { state: 'OK', isUnusual: true, fitsOtherUnit: false }],
    ['CREATININE', '0.9', 'SI', { state: 'OUT_OF_RANGE', fitsOtherUnit: true }],
    ['CREATININE', '88', 'MASS', { state: 'OUT_OF_RANGE', fitsOtherUnit: true }],
    ['CREATININE', '2000', 'SI', { state: 'OK', isUnusual: true }],
    ['CREATININE', '2001', 'SI', { state: 'OUT_OF_RANGE' }],
    ['AGE', '17', 'SI', { state: 'OUT_OF_RANGE', min: 18, max: 110 }],
    ['AGE', '60,5', 'SI', { state: 'NOT_A_NUMBER' }],
    ['AGE', '', 'SI', { state: 'EMPTY' }],
    ['SYSTOLIC', 'high', 'SI', { state: 'NOT_A_NUMBER' }],
    ['SYSTOLIC', '-120', 'SI', { state: 'NOT_A_NUMBER' }],
    ['SYSTOLIC', '1e2', 'SI', { state: 'NOT_A_NUMBER' }],
    ['SYSTOLIC', '85', 'SI', { state: 'OK', isUnusual: true }],
  ] as const)('%s "%s" in %s', (measure, typed, unit, expected) => {
    expect(readMeasure(measure, typed, unit)).toMatchObject(expected)
  })
})
