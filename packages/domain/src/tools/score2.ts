import { roundTo } from './measure.ts'

/** The regions of Europe by cardiovascular mortality, 2021. */
export type RiskRegion = 'LOW' | 'MODERATE' | 'HIGH' | 'VERY_HIGH'
export type BiologicalSex = 'MALE' | 'FEMALE'

export type Score2Input = {
  sex: BiologicalSex
  /** Full years, 40 to 89. */
  age: number
  smoker: boolean
  /** mmHg */
  systolic: number
  /** mmol/L */
  totalCholesterol: number
  /** mmol/L */
  hdl: number
}

/** Ages for which there is a result; from 70 on by the model for older people. */
export const SCORE2_AGES = { min: 40, older: 70, max: 89 } as const

type Weights = {
  age: number
  smoking: number
  systolic: number
  total: number
  hdl: number
  smokingByAge: number
  systolicByAge: number
  totalByAge: number
  hdlByAge: number
  /** Share that stays without an event for ten years. */
  baseline: number
  /** Mean of the linear predictor. */
  mean: number
}
type Scale = readonly [number, number]
type Model = {
  weights: Record<BiologicalSex, Weights>
  scales: Record<RiskRegion, Record<BiologicalSex, Scale>>
}

/** SCORE2 working group, Eur Heart J 2021;42:2439-2454, supplementary methods. */
const SCORE2: Model = {
  weights: {
    MALE: {
      age: 0.3742,
      smoking: 0.6012,
      systolic: 0.2777,
      total: 0.1458,
      hdl: -0.2698,
      smokingByAge: -0.0755,
      systolicByAge: -0.0255,
      totalByAge: -0.0281,
      hdlByAge: 0.0426,
      baseline: 0.9605,
      mean: 0,
    },
    FEMALE: {
      age: 0.4648,
      smoking: 0.7744,
      systolic: 0.3131,
      total: 0.1002,
      hdl: -0.2606,
      smokingByAge: -0.1088,
      systolicByAge: -0.0277,
      totalByAge: -0.0226,
      hdlByAge: 0.0613,
      baseline: 0.9776,
      mean: 0,
    },
  },
  scales: {
    LOW: { MALE: [-0.5699, 0.7476], FEMALE: [-0.738, 0.7019] },
    MODERATE: { MALE: [-0.1565, 0.8009], FEMALE: [-0.3143, 0.7701] },
    HIGH: { MALE: [0.3207, 0.936], FEMALE: [0.571, 0.9369] },
    VERY_HIGH: { MALE: [0.5836, 0.8294], FEMALE: [0.9412, 0.8329] },
  },
}

/**
 * SCORE2-OP, Eur Heart J 2021;42:2455-2467. The figures have the full precision of the authors' own program (S. Kaptoge and
 * L. Pennells, Cambridge, version of 2021 and 2022); those printed in the paper are rounded and differ by up to 1.5 points.
 */
const SCORE2_OP: Model = {
  weights: {
    MALE: {
      age: 0.0633767915,
      smoking: 0.3523957899,
      systolic: 0.0094362177,
      total: 0.0849594156,
      hdl: -0.3563571842,
      smokingByAge: -0.0247205945,
      systolicByAge: -0.0004794522,
      totalByAge: 0.0073336663,
      hdlByAge: 0.0091317857,
      baseline: 1 - 0.24235298,
      mean: 0.09285225,
    },
    FEMALE: {
      age: 0.0789191229,
      smoking: 0.492114701,
      systolic: 0.0101993091,
      total: 0.0604939598,
      hdl: -0.3040280248,
      smokingByAge: -0.0255496313,
      systolicByAge: -0.0004404728,
      totalByAge: -0.0009121461,
      hdlByAge: 0.0153779923,
      baseline: 1 - 0.19178759,
      mean: 0.2287676,
    },
  },
  scales: {
    LOW: { MALE: [-0.343484, 1.193038], FEMALE: [-0.516054, 1.007238] },
    MODERATE: { MALE: [0.00532, 1.248514], FEMALE: [-0.101044, 1.099621] },
    HIGH: { MALE: [0.084305, 1.151902], FEMALE: [0.37572, 1.089031] },
    VERY_HIGH: { MALE: [0.045959, 0.703625], FEMALE: [0.379293, 0.69153] },
  },
}

/** Each figure as its distance from the model's middle, in the model's steps. */
function centred({ age, smoker, systolic, totalCholesterol, hdl }: Score2Input, isOlder: boolean) {
  const smoking = smoker ? 1 : 0
  return isOlder
    ? { age: age - 73, smoking, systolic: systolic - 150, total: totalCholesterol - 6, hdl: hdl - 1.4 }
    : {
        age: (age - 60) / 5,
        smoking,
        systolic: (systolic - 120) / 20,
        total: totalCholesterol - 6,
        hdl: (hdl - 1.3) / 0.5,
      }
}

/**
 * The risk of a first heart attack, stroke or death of them within ten years: SCORE2 from 40 to 69, SCORE2-OP from 70 to 89.
 *
 * It is not for people with artery disease, diabetes, familial hypercholesterolaemia or an eGFR under 60.
 *
 * @returns per cent with one decimal, by which the category is chosen; null at other ages
 */
export function score2(input: Score2Input, region: RiskRegion): number | null {
  const { age, sex } = input
  if (age < SCORE2_AGES.min || age > SCORE2_AGES.max) return null
  const isOlder = age >= SCORE2_AGES.older
  const { weights, scales } = isOlder ? SCORE2_OP : SCORE2
  const w = weights[sex]
  const x = centred(input, isOlder)
  const predictor =
    w.age * x.age +
    (w.smoking + w.smokingByAge * x.age) * x.smoking +
    (w.systolic + w.systolicByAge * x.age) * x.systolic +
    (w.total + w.totalByAge * x.age) * x.total +
    (w.hdl + w.hdlByAge * x.age) * x.hdl
  const uncalibrated = 1 - w.baseline ** Math.exp(predictor - w.mean)
  const [intercept, slope] = scales[region][sex]
  const risk = 1 - Math.exp(-Math.exp(intercept + slope * Math.log(-Math.log(1 - uncalibrated))))
  return roundTo(risk * 100, 1)
}
