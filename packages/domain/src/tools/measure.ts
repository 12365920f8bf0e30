/** What the two calculators for staff take as numbers. Each has one unit in which its range is given. */
export const MEASURES = [
  'AGE',
  'CREATININE',
  'EGFR',
  'ACR',
  'TOTAL_CHOLESTEROL',
  'HDL',
  'LDL',
  'TRIGLYCERIDES',
  'SYSTOLIC',
  'DIASTOLIC',
  'DIABETES_YEARS',
] as const
export type Measure = (typeof MEASURES)[number]

type Limits = {
  /** Outside, the value is refused. Both ends are included. */
  range: readonly [number, number]
  /** Outside, the value is possible but rare, and the user is asked whether it is right. */
  usual: readonly [number, number]
  /** Whether the value is a whole number. */
  isWhole: boolean
}

/**
 * Years, creatinine in µmol/L, eGFR in mL/min/1.73 m², albumin-creatinine ratio in mg/mmol, lipids in mmol/L, pressures in mmHg.
 * The usual range of what SCORE2 takes is the range that the model was built on.
 */
export const LIMITS: Record<Measure, Limits> = {
  AGE: { range: [18, 110], usual: [18, 100], isWhole: true },
  CREATININE: { range: [20, 2000], usual: [35, 1000], isWhole: false },
  EGFR: { range: [1, 200], usual: [5, 140], isWhole: false },
  ACR: { range: [0, 1000], usual: [0, 500], isWhole: false },
  TOTAL_CHOLESTEROL: { range: [1, 20], usual: [2, 12], isWhole: false },
  HDL: { range: [0.2, 5], usual: [0.4, 4], isWhole: false },
  LDL: { range: [0.3, 15], usual: [0.5, 10], isWhole: false },
  TRIGLYCERIDES: { range: [0.2, 30], usual: [0.3, 15], isWhole: false },
  SYSTOLIC: { range: [70, 260], usual: [90, 220], isWhole: true },
  DIASTOLIC: { range: [40, 160], usual: [45, 130], isWhole: true },
  DIABETES_YEARS: { range: [0, 100], usual: [0, 70], isWhole: true },
}

/** SI: mmol/L, µmol/L and mg/mmol. MASS: mg/dL, and mg/g for the albumin-creatinine ratio. */
export const UNIT_SYSTEMS = ['SI', 'MASS'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

/** By how much a value in SI units is multiplied to have it in units of mass. */
const MASS_PER_SI: Partial<Record<Measure, number>> = {
  CREATININE: 1 / 88.4,
  ACR: 8.84,
  TOTAL_CHOLESTEROL: 38.67,
  HDL: 38.67,
  LDL: 38.67,
  TRIGLYCERIDES: 88.57,
}

/** The value in SI units. */
export function toSi(measure: Measure, value: number, unit: UnitSystem): number {
  return unit === 'SI' ? value : value / (MASS_PER_SI[measure] ?? 1)
}

/** The value, given in SI units, in the other ones. */
export function toMass(measure: Measure, value: number): number {
  return value * (MASS_PER_SI[measure] ?? 1)
}

/** What was typed: nothing, no number, out of range, or a value in the unit in which it was typed. */
export type Reading =
  | { state: 'EMPTY' }
  | { state: 'NOT_A_NUMBER' }
  /** The range in the unit in which the value was typed. `fitsOtherUnit`: the same figure would be usual in the other unit. */
  | { state: 'OUT_OF_RANGE'; min: number; max: number; fitsOtherUnit: boolean }
  | { state: 'OK'; value: number; si: number; isUnusual: boolean; fitsOtherUnit: boolean }

const isIn = (value: number, [min, max]: readonly [number, number]) => value >= min && value <= max

/** Reads a figure as people write it, with a comma or a point. */
export function readMeasure(measure: Measure, typed: string, unit: UnitSystem = 'SI'): Reading {
  const text = typed.trim().replace(',', '.')
  if (text === '') return { state: 'EMPTY' }
  const { range, usual, isWhole } = LIMITS[measure]
  if (!(isWhole ? /^\d{1,4}$/ : /^\d{1,5}(\.\d{0,4})?$/).test(text)) return { state: 'NOT_A_NUMBER' }
  const value = Number(text)
  const si = toSi(measure, value, unit)
  const inOtherUnit = toSi(measure, value, unit === 'SI' ? 'MASS' : 'SI')
  const isUnusual = !isIn(si, usual)
  const fitsOtherUnit = isUnusual && measure in MASS_PER_SI && isIn(inOtherUnit, usual)
  if (isIn(si, range)) return { state: 'OK', value, si, isUnusual, fitsOtherUnit }
  const [min, max] = unit === 'SI' ? range : range.map((end) => roundTo(toMass(measure, end), 1))
  return { state: 'OUT_OF_RANGE', min: min ?? 0, max: max ?? 0, fitsOtherUnit }
}

/** Rounds half up to so many decimals, without the error that binary fractions bring. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(Number((value * factor).toPrecision(12))) / factor
}
