import { roundTo, type UnitSystem } from './measure.ts'
import type { BiologicalSex } from './score2.ts'

export const G_CATEGORIES = ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'] as const
export type GCategory = (typeof G_CATEGORIES)[number]
export const A_CATEGORIES = ['A1', 'A2', 'A3'] as const
export type ACategory = (typeof A_CATEGORIES)[number]

/** Lowest eGFR of each category, in mL/min/1.73 m². */
export const G_FROM: Record<GCategory, number> = { G1: 90, G2: 60, G3a: 45, G3b: 30, G4: 15, G5: 0 }

export const GFR_FORMULAS = ['CKD_EPI_2009', 'CKD_EPI_2021', 'EKFC'] as const
export type GfrFormula = (typeof GFR_FORMULAS)[number]

type CkdEpi = {
  factor: number
  exponent: Record<BiologicalSex, number>
  high: number
  age: number
  female: number
}
/** Levey, Ann Intern Med 2009;150:604-612, without the factor of race; Inker, N Engl J Med 2021;385:1737-1749. */
const CKD_EPI: Record<'CKD_EPI_2009' | 'CKD_EPI_2021', CkdEpi> = {
  CKD_EPI_2009: {
    factor: 141,
    exponent: { FEMALE: -0.329, MALE: -0.411 },
    high: -1.209,
    age: 0.993,
    female: 1.018,
  },
  CKD_EPI_2021: {
    factor: 142,
    exponent: { FEMALE: -0.241, MALE: -0.302 },
    high: -1.2,
    age: 0.9938,
    female: 1.012,
  },
}

/**
 * Estimated filtration from creatinine (µmol/L), age in full years and sex; EKFC by Pottel, Ann Intern Med 2021;174:183-191.
 *
 * @returns a whole number of mL/min/1.73 m²; it is rounded first and classified then
 */
export function estimateGfr(
  formula: GfrFormula,
  { creatinine, age, sex }: { creatinine: number; age: number; sex: BiologicalSex },
): number {
  if (formula === 'EKFC') {
    const ratio = creatinine / (sex === 'FEMALE' ? 62 : 80)
    return roundTo(107.3 * ratio ** (ratio < 1 ? -0.322 : -1.132) * 0.99 ** Math.max(0, age - 40), 0)
  }
  const { factor, exponent, high, age: yearly, female } = CKD_EPI[formula]
  const ratio = creatinine / 88.4 / (sex === 'FEMALE' ? 0.7 : 0.9)
  const ofSex = sex === 'FEMALE' ? female : 1
  return roundTo(
    factor * Math.min(ratio, 1) ** exponent[sex] * Math.max(ratio, 1) ** high * yearly ** age * ofSex,
    0,
  )
}

/** The category of a filtration. It is rounded first. */
export function gCategory(egfr: number): GCategory {
  const rounded = roundTo(egfr, 0)
  return G_CATEGORIES.find((each) => rounded >= G_FROM[each]) ?? 'G5'
}

/** The category of an albumin-creatinine ratio, in the unit that was typed: mg/mmol, or mg/g as MASS. */
export function aCategory(ratio: number, unit: UnitSystem = 'SI'): ACategory {
  const [a2, a3] = unit === 'SI' ? [3, 30] : [30, 300]
  if (ratio < a2) return 'A1'
  return ratio > a3 ? 'A3' : 'A2'
}

export type KidneyRisk = 'low' | 'moderate' | 'high' | 'very_high'
export type KidneyAction = 'screen' | 'treat' | 'treat_and_refer'
export type ChecksPerYear = '1' | '2' | '3' | '4+'
export type GridCell = { risk: KidneyRisk; checks: ChecksPerYear; action: KidneyAction }

const cell = (risk: KidneyRisk, checks: ChecksPerYear, action: KidneyAction): GridCell => ({
  risk,
  checks,
  action,
})

/** KDIGO 2024 (Kidney Int 2024;105(4S):S117-S314): risk, checks per year and action by both categories. */
export const KIDNEY_GRID: Record<GCategory, Record<ACategory, GridCell>> = {
  G1: {
    A1: cell('low', '1', 'screen'),
    A2: cell('moderate', '1', 'treat'),
    A3: cell('high', '3', 'treat_and_refer'),
  },
  G2: {
    A1: cell('low', '1', 'screen'),
    A2: cell('moderate', '1', 'treat'),
    A3: cell('high', '3', 'treat_and_refer'),
  },
  G3a: {
    A1: cell('moderate', '1', 'treat'),
    A2: cell('high', '2', 'treat'),
    A3: cell('very_high', '3', 'treat_and_refer'),
  },
  G3b: {
    A1: cell('high', '2', 'treat'),
    A2: cell('very_high', '3', 'treat_and_refer'),
    A3: cell('very_high', '3', 'treat_and_refer'),
  },
  G4: {
    A1: cell('very_high', '3', 'treat_and_refer'),
    A2: cell('very_high', '3', 'treat_and_refer'),
    A3: cell('very_high', '4+', 'treat_and_refer'),
  },
  G5: {
    A1: cell('very_high', '4+', 'treat_and_refer'),
    A2: cell('very_high', '4+', 'treat_and_refer'),
    A3: cell('very_high', '4+', 'treat_and_refer'),
  },
}

/** The months between two checks; at 4+ the longest pause. */
export function intervalMonths(checks: ChecksPerYear): number {
  return 12 / Number.parseInt(checks, 10)
}

export const REFERRAL_REASONS = ['EGFR_UNDER_30', 'ACR_HIGH', 'GRID', 'FALL', 'FALL_AFTER_MEDICINE'] as const
export type ReferralReason = (typeof REFERRAL_REASONS)[number]

export type KidneyInput = {
  egfr: number
  acr: { value: number; unit: UnitSystem } | null
  /** An earlier eGFR, to judge the fall. */
  earlierEgfr?: number | null
  /** A medicine that lowers filtration was started in between. */
  loweringMedicine?: boolean
  /** What is out of range has been so for three months, or kidney disease is known. */
  isLasting: boolean
}

/**
 * NOT_LASTING: disease is named only when filtration or albumin, one of them, is out of range for three months. ONLY_IF_KNOWN:
 * without another sign of damage, G1 and G2 with A1 are no disease, and the yearly check is for those in whom it is known.
 */
export type KidneyCaveat = 'NOT_LASTING' | 'ONLY_IF_KNOWN'

export type KidneyAssessment = {
  g: GCategory
  a: ACategory | null
  /** Null without an albumin-creatinine ratio. */
  cell: GridCell | null
  /** Per cent by which filtration fell; null without an earlier value, or where it did not fall. */
  fall: number | null
  referral: ReferralReason[]
  caveat: KidneyCaveat | null
}

/** Categories, the place in the grid, and why a kidney specialist should see the patient (KDIGO 2024). */
export function assessKidney(input: KidneyInput): KidneyAssessment {
  const { egfr, acr, earlierEgfr, loweringMedicine } = input
  const g = gCategory(egfr)
  const a = acr && aCategory(acr.value, acr.unit)
  const place = a && KIDNEY_GRID[g][a]
  const fallen = earlierEgfr ? roundTo(((earlierEgfr - roundTo(egfr, 0)) / earlierEgfr) * 100, 0) : 0
  const referral: ReferralReason[] = []
  if (roundTo(egfr, 0) < 30) referral.push('EGFR_UNDER_30')
  if (a === 'A3') referral.push('ACR_HIGH')
  if (place?.action === 'treat_and_refer' && referral.length === 0) referral.push('GRID')
  if (loweringMedicine ? fallen > 30 : fallen > 20)
    referral.push(loweringMedicine ? 'FALL_AFTER_MEDICINE' : 'FALL')
  const isHealthy = place?.risk === 'low'
  const caveat = isHealthy ? 'ONLY_IF_KNOWN' : place && !input.isLasting ? 'NOT_LASTING' : null
  return { g, a, cell: place, fall: fallen > 0 ? fallen : null, referral, caveat }
}

/** What has to be seen at once, whatever the category. */
export const URGENT_SIGNS = ['ACUTE_INJURY', 'POTASSIUM', 'OVERLOAD'] as const
