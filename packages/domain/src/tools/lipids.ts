import { roundTo } from './measure.ts'

/** Friedewald's formula holds below so many mmol/L of triglycerides. */
export const FRIEDEWALD_TRIGLYCERIDES_MAX = 4.5

/**
 * LDL cholesterol by Friedewald's formula, all in mmol/L.
 *
 * @returns two decimals; null where the formula does not hold, or gives nothing that could be true
 */
export function friedewaldLdl(total: number, hdl: number, triglycerides: number): number | null {
  if (triglycerides >= FRIEDEWALD_TRIGLYCERIDES_MAX) return null
  const ldl = roundTo(total - hdl - triglycerides / 2.2, 2)
  return ldl > 0 ? ldl : null
}

/** Cholesterol that is not in HDL, in mmol/L with one decimal. */
export function nonHdl(total: number, hdl: number): number {
  return roundTo(total - hdl, 1)
}
