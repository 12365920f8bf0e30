import { isScore2Unsuitable, ldlRisk } from '@vastus/domain/tools/ldl-category'
import { type LdlPlan, planLdl } from '@vastus/domain/tools/ldl-goal'
import { friedewaldLdl, nonHdl } from '@vastus/domain/tools/lipids'
import { type Reading, readMeasure, roundTo, toMass, type UnitSystem } from '@vastus/domain/tools/measure'
import { type BiologicalSex, score2, SCORE2_AGES } from '@vastus/domain/tools/score2'

/** The other major risk factors that weigh with familial hypercholesterolaemia and diabetes; smoking is asked of everybody. */
export const OTHER_FACTORS = ['PRESSURE', 'LDL', 'HDL', 'FAMILY', 'OBESITY'] as const
export type OtherFactor = (typeof OTHER_FACTORS)[number]

/** What is typed into the LDL tool. It is kept nowhere. */
export type LdlForm = {
  age: string
  sex: BiologicalSex | ''
  smoker: boolean
  ascvd: boolean
  recurrent: boolean
  polyvascular: boolean
  fh: boolean
  diabetes: 'NONE' | 'TYPE1' | 'TYPE2'
  diabetesYears: string
  organDamage: boolean
  factors: readonly OtherFactor[]
  unit: UnitSystem
  ldl: string
  onTreatment: boolean
  untreatedLdl: string
  total: string
  hdl: string
  triglycerides: string
  systolic: string
  diastolic: string
  egfr: string
}

export const EMPTY_LDL: LdlForm = {
  age: '',
  sex: '',
  smoker: false,
  ascvd: false,
  recurrent: false,
  polyvascular: false,
  fh: false,
  diabetes: 'NONE',
  diabetesYears: '',
  organDamage: false,
  factors: [],
  unit: 'SI',
  ldl: '',
  onTreatment: false,
  untreatedLdl: '',
  total: '',
  hdl: '',
  triglycerides: '',
  systolic: '',
  diastolic: '',
  egfr: '',
}

/** A field that is still wanted. */
export type WantedField = 'AGE' | 'SEX' | 'DIABETES_YEARS' | 'SYSTOLIC' | 'TOTAL_CHOLESTEROL' | 'HDL'

const valueOf = (reading: Reading) => (reading.state === 'OK' ? reading.value : null)
const siOf = (reading: Reading) => (reading.state === 'OK' ? reading.si : null)
const isWrong = ({ state }: Reading) => state === 'NOT_A_NUMBER' || state === 'OUT_OF_RANGE'

function readAll(form: LdlForm) {
  const { unit } = form
  return {
    age: readMeasure('AGE', form.age),
    ldl: readMeasure('LDL', form.ldl, unit),
    untreatedLdl: readMeasure('LDL', form.onTreatment ? form.untreatedLdl : '', unit),
    total: readMeasure('TOTAL_CHOLESTEROL', form.total, unit),
    hdl: readMeasure('HDL', form.hdl, unit),
    triglycerides: readMeasure('TRIGLYCERIDES', form.triglycerides, unit),
    systolic: readMeasure('SYSTOLIC', form.systolic),
    diastolic: readMeasure('DIASTOLIC', form.diastolic),
    egfr: readMeasure('EGFR', form.egfr),
    diabetesYears: readMeasure('DIABETES_YEARS', form.diabetes === 'NONE' ? '' : form.diabetesYears),
  }
}
type Readings = ReturnType<typeof readAll>

/** LDL in the unit of the form: as it was typed, or counted where the other three lipids allow it. */
function ldlOf(form: LdlForm, { ldl, total, hdl, triglycerides }: Readings) {
  const typed = valueOf(ldl)
  if (typed !== null) return { value: typed, isCounted: false, isRefused: false }
  const [t, h, tg] = [siOf(total), siOf(hdl), siOf(triglycerides)]
  if (ldl.state !== 'EMPTY' || t === null || h === null || tg === null)
    return { value: null, isCounted: false, isRefused: false }
  const counted = friedewaldLdl(t, h, tg)
  if (counted === null) return { value: null, isCounted: false, isRefused: true }
  const value = form.unit === 'SI' ? counted : roundTo(toMass('LDL', counted), 0)
  return { value, isCounted: true, isRefused: false }
}

const SCORE2_FIELDS = [
  ['age', 'AGE'],
  ['systolic', 'SYSTOLIC'],
  ['total', 'TOTAL_CHOLESTEROL'],
  ['hdl', 'HDL'],
] as const

/** What the screen shows: nothing is decided while a field is wrong. */
export function assessLdl(form: LdlForm) {
  const readings = readAll(form)
  const { age, systolic, diastolic, total, hdl, egfr, diabetesYears } = readings
  const hasLowPulse = systolic.state === 'OK' && diastolic.state === 'OK' && diastolic.value >= systolic.value
  const hasWrong = hasLowPulse || Object.values(readings).some(isWrong)
  const ldl = ldlOf(form, readings)
  const conditions = {
    age: valueOf(age) ?? 0,
    ascvd: form.ascvd,
    recurrentEvent: form.recurrent,
    polyvascular: form.polyvascular,
    familialHypercholesterolaemia: form.fh,
    majorRiskFactors: form.factors.length + (form.smoker ? 1 : 0),
    diabetes: form.diabetes === 'NONE' ? null : form.diabetes,
    diabetesYears: valueOf(diabetesYears) ?? 0,
    organDamage: form.organDamage,
    egfr: valueOf(egfr),
    systolic: valueOf(systolic),
    diastolic: valueOf(diastolic),
    totalCholesterol: valueOf(total),
    ldl: valueOf(readings.untreatedLdl) ?? ldl.value,
    unit: form.unit,
  }
  const isUnsuitable = isScore2Unsuitable(conditions)
  const years = valueOf(age)
  const isOtherAge = years !== null && (years < SCORE2_AGES.min || years > SCORE2_AGES.max)
  const [pressure, totalSi, hdlSi] = [valueOf(systolic), siOf(total), siOf(hdl)]
  const risk =
    !isUnsuitable && form.sex && years !== null && pressure !== null && totalSi !== null && hdlSi !== null
      ? score2(
          {
            sex: form.sex,
            age: years,
            smoker: form.smoker,
            systolic: pressure,
            totalCholesterol: totalSi,
            hdl: hdlSi,
          },
          // Estonia, the only country with this tool, belongs to the region of high risk.
          'HIGH',
        )
      : null

  const wanted: WantedField[] = []
  if (years === null) wanted.push('AGE')
  if (form.diabetes !== 'NONE' && diabetesYears.state === 'EMPTY') wanted.push('DIABETES_YEARS')
  const wantedForScore2: WantedField[] =
    isUnsuitable || isOtherAge || risk !== null
      ? []
      : [
          ...(form.sex ? [] : (['SEX'] as const)),
          ...SCORE2_FIELDS.flatMap(([field, name]) => (readings[field].state === 'EMPTY' ? [name] : [])),
        ]
  const found = ldlRisk({ ...conditions, score2: risk })
  const category = hasWrong || wanted.length > 0 ? null : found.category
  const plan: LdlPlan | null =
    category && ldl.value !== null
      ? planLdl(category, {
          ldl: ldl.value,
          onTreatment: form.onTreatment,
          untreatedLdl: valueOf(readings.untreatedLdl),
          unit: form.unit,
        })
      : null
  const untreatedLdl = form.onTreatment ? valueOf(readings.untreatedLdl) : ldl.value
  return {
    hasWrong,
    hasLowPulse,
    hasTooMuchLipid:
      total.state === 'OK' && hdl.state === 'OK' && ldl.value !== null && ldl.value + hdl.value > total.value,
    ldl,
    untreatedLdl,
    nonHdl:
      total.state === 'OK' && hdl.state === 'OK'
        ? form.unit === 'SI'
          ? nonHdl(total.value, hdl.value)
          : total.value - hdl.value
        : null,
    risk,
    isOlderModel: years !== null && years >= SCORE2_AGES.older,
    isUnsuitable,
    isOtherAge,
    wanted: [...new Set([...wanted, ...(found.category === null ? wantedForScore2 : [])])],
    category,
    reasons: category ? found.reasons : [],
    mayBeHigher: category !== null && found.mayBeHigher,
    plan,
  }
}
export type LdlAssessment = ReturnType<typeof assessLdl>
