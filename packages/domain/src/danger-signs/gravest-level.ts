import type { DangerLevel } from './context.ts'

/** How much graver one level is than another. */
export const WEIGHT: Readonly<Record<DangerLevel, number>> = { EMERGENCY_NOW: 3, SAME_DAY: 2, NOTICE: 1 }

/** The gravest level among them; null where there is none. */
export function gravestLevel(levels: readonly DangerLevel[]): DangerLevel | null {
  return levels.toSorted((one, other) => WEIGHT[other] - WEIGHT[one])[0] ?? null
}
