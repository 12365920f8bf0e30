import type { UnitSystem } from './measure.ts'

/** From the lowest risk to the highest. */
export const RISK_CATEGORIES = ['LOW', 'MODERATE', 'HIGH', 'VERY_HIGH', 'EXTREME'] as const
export type RiskCategory = (typeof RISK_CATEGORIES)[number]

/** Why somebody belongs to a category, in the order in which reasons are named. */
export const LDL_REASONS = [
  'ASCVD_EXTREME',
  'ASCVD',
  'FH_WITH_RISK_FACTOR',
  'DIABETES_ORGAN_DAMAGE',
  'DIABETES_RISK_FACTORS',
  'DIABETES_TYPE_1_LONG',
  'EGFR_UNDER_30',
  'SCORE2_VERY_HIGH',
  'FH_ALONE',
  'EXTREME_FACTOR',
  'DIABETES_LONG_OR_FACTOR',
  'EGFR_30_TO_59',
  'SCORE2_HIGH',
  'DIABETES_YOUNG',
  'DIABETES_OTHER',
  'SCORE2_MODERATE',
  'SCORE2_LOW',
] as const
export type LdlReason = (typeof LDL_REASONS)[number]

export type LdlRiskInput = {
  /** Full years. */
  age: number
  ascvd?: boolean
  /** A further event on maximal treatment. */
  recurrentEvent?: boolean
  /** Disease in two or more arterial beds. */
  polyvascular?: boolean
  familialHypercholesterolaemia?: boolean
  /** Smoking, high blood pressure, raised LDL, low HDL, early disease in the family, obesity. */
  majorRiskFactors?: number
  diabetes?: 'TYPE1' | 'TYPE2' | null
  diabetesYears?: number
  organDamage?: boolean
  egfr?: number | null
  /** Per cent with one decimal. */
  score2?: number | null
  systolic?: number | null
  diastolic?: number | null
  /** In the unit of `unit`, as LDL. */
  totalCholesterol?: number | null
  ldl?: number | null
  unit?: UnitSystem
}

/** A single factor beyond one of these makes the risk at least high. */
const EXTREME = {
  SI: { total: 8, ldl: 4.9 },
  MASS: { total: 310, ldl: 190 },
  systolic: 180,
  diastolic: 110,
} as const

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number'

/** Whether a condition decides the category, so that SCORE2 is not meant for this person. */
export function isScore2Unsuitable(input: LdlRiskInput): boolean {
  const { ascvd, diabetes, familialHypercholesterolaemia, egfr } = input
  return Boolean(ascvd || diabetes || familialHypercholesterolaemia || (isKnown(egfr) && egfr < 60))
}

function hasExtremeFactor(input: LdlRiskInput): boolean {
  const limits = EXTREME[input.unit ?? 'SI']
  return (
    (input.totalCholesterol ?? 0) > limits.total ||
    (input.ldl ?? 0) > limits.ldl ||
    (input.systolic ?? 0) >= EXTREME.systolic ||
    (input.diastolic ?? 0) >= EXTREME.diastolic
  )
}

/** Organ damage in diabetes includes an eGFR under 45. */
function diabetesReason(input: LdlRiskInput): [LdlReason, RiskCategory] | null {
  const { age, diabetes, diabetesYears = 0, majorRiskFactors = 0, organDamage, egfr } = input
  if (!diabetes) return null
  if (organDamage || (isKnown(egfr) && egfr < 45)) return ['DIABETES_ORGAN_DAMAGE', 'VERY_HIGH']
  if (majorRiskFactors >= 3) return ['DIABETES_RISK_FACTORS', 'VERY_HIGH']
  if (diabetes === 'TYPE1' && diabetesYears > 20) return ['DIABETES_TYPE_1_LONG', 'VERY_HIGH']
  if (diabetesYears >= 10 || majorRiskFactors > 0) return ['DIABETES_LONG_OR_FACTOR', 'HIGH']
  if (age < (diabetes === 'TYPE1' ? 35 : 50)) return ['DIABETES_YOUNG', 'MODERATE']
  return ['DIABETES_OTHER', 'HIGH']
}

function score2Reason(risk: number): [LdlReason, RiskCategory] {
  if (risk >= 20) return ['SCORE2_VERY_HIGH', 'VERY_HIGH']
  if (risk >= 10) return ['SCORE2_HIGH', 'HIGH']
  if (risk >= 2) return ['SCORE2_MODERATE', 'MODERATE']
  return ['SCORE2_LOW', 'LOW']
}

function reasonsOf(input: LdlRiskInput): [LdlReason, RiskCategory][] {
  const { ascvd, recurrentEvent, polyvascular, egfr, score2 } = input
  const found: [LdlReason, RiskCategory][] = []
  if (ascvd)
    found.push(recurrentEvent || polyvascular ? ['ASCVD_EXTREME', 'EXTREME'] : ['ASCVD', 'VERY_HIGH'])
  if (input.familialHypercholesterolaemia)
    found.push(
      ascvd || (input.majorRiskFactors ?? 0) > 0
        ? ['FH_WITH_RISK_FACTOR', 'VERY_HIGH']
        : ['FH_ALONE', 'HIGH'],
    )
  const ofDiabetes = diabetesReason(input)
  if (ofDiabetes) found.push(ofDiabetes)
  if (isKnown(egfr) && egfr < 60)
    found.push(egfr < 30 ? ['EGFR_UNDER_30', 'VERY_HIGH'] : ['EGFR_30_TO_59', 'HIGH'])
  if (hasExtremeFactor(input)) found.push(['EXTREME_FACTOR', 'HIGH'])
  if (isKnown(score2) && !isScore2Unsuitable(input)) found.push(score2Reason(score2))
  return found
}

const rank = (category: RiskCategory) => RISK_CATEGORIES.indexOf(category)

/**
 * The category of cardiovascular risk: the highest that any rule gives.
 *
 * Sources: 2019 ESC/EAS dyslipidaemia guideline (Eur Heart J 2020;41:111-188) with the focused update of 2025.
 *
 * @returns the reasons of that category, the first one first. The category is null where SCORE2 is needed and absent;
 * `mayBeHigher` where a single factor decided and SCORE2 is still unknown.
 */
export function ldlRisk(input: LdlRiskInput): {
  category: RiskCategory | null
  reasons: LdlReason[]
  mayBeHigher: boolean
} {
  const found = reasonsOf(input)
  const category = found.reduce<RiskCategory | null>(
    (highest, [, each]) => (highest === null || rank(each) > rank(highest) ? each : highest),
    null,
  )
  const reasons = LDL_REASONS.filter((reason) =>
    found.some(([each, itsCategory]) => each === reason && itsCategory === category),
  )
  const isScore2Open = !isKnown(input.score2) && !isScore2Unsuitable(input)
  return { category, reasons, mayBeHigher: isScore2Open && category !== null }
}
