import type { RiskCategory } from './ldl-category.ts'
import { roundTo, type UnitSystem } from './measure.ts'

type Goal = {
  /** LDL is to be below this: mmol/L, and mg/dL as guidelines print it. */
  SI: number
  MASS: number
  /** Whether LDL is to be at least halved as well. */
  halves: boolean
  /** Secondary goals: non-HDL cholesterol in mmol/L and mg/dL, apolipoprotein B in mg/dL. */
  nonHdl: { SI: number; MASS: number } | null
  apoB: number | null
}

/** 2019 ESC/EAS guideline and its update of 2025; the goal of EXTREME is an option (class IIb). */
export const LDL_GOALS: Record<RiskCategory, Goal> = {
  LOW: { SI: 3, MASS: 116, halves: false, nonHdl: null, apoB: null },
  MODERATE: { SI: 2.6, MASS: 100, halves: false, nonHdl: { SI: 3.4, MASS: 130 }, apoB: 100 },
  HIGH: { SI: 1.8, MASS: 70, halves: true, nonHdl: { SI: 2.6, MASS: 100 }, apoB: 80 },
  VERY_HIGH: { SI: 1.4, MASS: 55, halves: true, nonHdl: { SI: 2.2, MASS: 85 }, apoB: 65 },
  EXTREME: { SI: 1, MASS: 40, halves: true, nonHdl: null, apoB: null },
}

/** By how many per cent treatments lower LDL on average. */
export const TREATMENTS = {
  MODERATE_STATIN: 30,
  HIGH_STATIN: 50,
  HIGH_STATIN_EZETIMIBE: 65,
  PCSK9_INHIBITOR: 60,
  HIGH_STATIN_PCSK9: 75,
  HIGH_STATIN_EZETIMIBE_PCSK9: 85,
  BEMPEDOIC_ACID: 23,
  BEMPEDOIC_ACID_EZETIMIBE: 38,
  INCLISIRAN: 50,
} as const
export type Treatment = keyof typeof TREATMENTS
export const TREATMENT_NAMES = Object.keys(TREATMENTS) as Treatment[]

export type LdlPlan = {
  /** As the guideline prints it, in the unit of the input. */
  goal: number
  halves: boolean
  /** The smaller of the goal and half of the untreated LDL; null where the untreated LDL is not known. */
  effectiveGoal: number | null
  /** From the untreated LDL, per cent with one decimal; null where that is not known. */
  neededReduction: number | null
  /** From the LDL of today on treatment, per cent with one decimal; null without treatment. */
  furtherReduction: number | null
  isReached: boolean
}

/** Decimals of what is computed: cholesterol in mmol/L has two, in mg/dL none. */
const DECIMALS: Record<UnitSystem, number> = { SI: 2, MASS: 0 }

const reductionTo = (goal: number, ldl: number) => roundTo(Math.max(0, ((ldl - goal) / ldl) * 100), 1)

/**
 * What LDL has to become.
 *
 * A goal counts as reached only when LDL is below it. Goals are compared in the unit that was typed, because the printed goals
 * of the two units are not exact conversions. On treatment a halving can be judged only from the untreated LDL.
 */
export function planLdl(
  category: RiskCategory,
  measured: { ldl: number; onTreatment: boolean; untreatedLdl?: number | null; unit?: UnitSystem },
): LdlPlan {
  const { ldl, onTreatment, unit = 'SI' } = measured
  const { [unit]: goal, halves } = LDL_GOALS[category]
  const untreated = onTreatment ? (measured.untreatedLdl ?? null) : ldl
  const effectiveGoal =
    untreated === null ? null : halves ? roundTo(Math.min(goal, untreated / 2), DECIMALS[unit]) : goal
  const aim = effectiveGoal ?? goal
  return {
    goal,
    halves,
    effectiveGoal,
    neededReduction: untreated === null ? null : Math.max(reductionTo(goal, untreated), halves ? 50 : 0),
    furtherReduction: onTreatment ? reductionTo(aim, ldl) : null,
    // Half of an untreated LDL is reached at half of it; the goal itself only below it.
    isReached: ldl < goal && (!halves || untreated === null || ldl <= untreated / 2),
  }
}

/** Where average treatments would bring an untreated LDL, in the order in which they are offered. */
export function reachOfTreatments(
  untreatedLdl: number,
  goal: number,
  unit: UnitSystem = 'SI',
  halves = false,
) {
  return TREATMENT_NAMES.map((treatment) => {
    const lowering = TREATMENTS[treatment]
    const ldl = roundTo(untreatedLdl * (1 - lowering / 100), DECIMALS[unit])
    return { treatment, lowering, ldl, reaches: ldl < goal && (!halves || lowering >= 50) }
  })
}
