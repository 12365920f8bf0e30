import { assessKidney, estimateGfr, type GfrFormula } from '@vastus/domain/tools/kidney'
import { type Reading, readMeasure, type UnitSystem } from '@vastus/domain/tools/measure'
import type { BiologicalSex } from '@vastus/domain/tools/score2'

/** What is typed into the kidney tool. It is kept nowhere. */
export type KidneyForm = {
  from: 'EGFR' | 'CREATININE'
  egfr: string
  age: string
  sex: BiologicalSex | ''
  creatinine: string
  creatinineUnit: UnitSystem
  formula: GfrFormula
  acr: string
  acrUnit: UnitSystem
  earlierEgfr: string
  loweringMedicine: boolean
  isLasting: boolean
}

export const EMPTY_KIDNEY: KidneyForm = {
  from: 'EGFR',
  egfr: '',
  age: '',
  sex: '',
  creatinine: '',
  creatinineUnit: 'SI',
  formula: 'CKD_EPI_2009',
  acr: '',
  acrUnit: 'SI',
  earlierEgfr: '',
  loweringMedicine: false,
  isLasting: false,
}

const isWrong = ({ state }: Reading) => state === 'NOT_A_NUMBER' || state === 'OUT_OF_RANGE'

/** What the screen shows: nothing is decided while a field is wrong. */
export function assessKidneyForm(form: KidneyForm) {
  const byCreatinine = form.from === 'CREATININE'
  const age = readMeasure('AGE', byCreatinine ? form.age : '')
  const creatinine = readMeasure('CREATININE', byCreatinine ? form.creatinine : '', form.creatinineUnit)
  const typedEgfr = readMeasure('EGFR', byCreatinine ? '' : form.egfr)
  const acr = readMeasure('ACR', form.acr, form.acrUnit)
  const earlier = readMeasure('EGFR', form.earlierEgfr)
  const hasWrong = [age, creatinine, typedEgfr, acr, earlier].some(isWrong)
  const estimated =
    age.state === 'OK' && creatinine.state === 'OK' && form.sex
      ? estimateGfr(form.formula, { creatinine: creatinine.si, age: age.value, sex: form.sex })
      : null
  const egfr = byCreatinine ? estimated : typedEgfr.state === 'OK' ? typedEgfr.value : null
  const found =
    egfr === null || hasWrong
      ? null
      : assessKidney({
          egfr,
          acr: acr.state === 'OK' ? { value: acr.value, unit: form.acrUnit } : null,
          earlierEgfr: earlier.state === 'OK' ? earlier.value : null,
          loweringMedicine: form.loweringMedicine,
          isLasting: form.isLasting,
        })
  return { hasWrong, egfr, acr: acr.state === 'OK' ? acr.value : null, found }
}
export type KidneyFormAssessment = ReturnType<typeof assessKidneyForm>
