import { describe, expect, it } from 'vitest'
import { TYPE_CODES } from '../types/catalogue.ts'
import { findDangerSigns } from './find.ts'
import {
  CARRIED_ALONE,
  ruleOfSafetyQuestion,
  SAFETY_QUESTION_IDS,
  SAFETY_QUESTIONS,
  SAFETY_QUESTIONS_MAX,
  safetyAnswers,
  safetyQuestions,
} from './safety-questions.ts'

const PATIENTS = [0, 4, 5, 30, 80].flatMap((age) =>
  (['MALE', 'FEMALE', 'NOT_DISCLOSED'] as const).map((sex) => ({ age, sex })),
)

describe('the safety questions', () => {
  it.each(TYPE_CODES)('are three to six, each once, or none for %s', (type) => {
    for (const patient of PATIENTS) {
      const asked = safetyQuestions(type, patient)
      expect(new Set(asked).size).toBe(asked.length)
      expect(asked.length === 0 || (asked.length >= 3 && asked.length <= SAFETY_QUESTIONS_MAX)).toBe(true)
    }
  })

  it.each([
    'PRESCRIPTION',
    'PRESCRIPTION_REFILL',
    'SICK_LEAVE',
    'FIT_NOTE',
    'CERTIFICATE',
    'BILLING_QUESTION',
  ] as const)('are not asked for %s', (type) =>
    expect(safetyQuestions(type, { age: 30, sex: 'FEMALE' })).toEqual([]),
  )

  it('are all asked of somebody, but those that only a questionnaire ticks', () => {
    const asked = TYPE_CODES.flatMap((type) => PATIENTS.flatMap((patient) => safetyQuestions(type, patient)))
    expect(SAFETY_QUESTION_IDS.filter((id) => !asked.includes(id))).toEqual(CARRIED_ALONE)
  })

  it.each([
    ['a girl of 11', { age: 11, sex: 'FEMALE' }, []],
    ['a woman of 30', { age: 30, sex: 'FEMALE' }, ['pregnancy']],
    ['a man of 30', { age: 30, sex: 'MALE' }, ['testicle']],
    ['somebody of unknown sex', { age: 30, sex: 'NOT_DISCLOSED' }, ['pregnancy', 'testicle']],
    ['a woman of 56', { age: 56, sex: 'FEMALE' }, []],
  ] as const)('about the lower belly ask %s for more', (_, patient, more) => {
    const asked = safetyQuestions('DIARRHEA', patient)
    expect(asked.filter((id) => id === 'pregnancy' || id === 'testicle')).toEqual(more)
  })

  it.each([
    ['at two months', { age: 0, months: 2 }, ['infantFever', 'breathes']],
    ['at three months', { age: 0, months: 3 }, ['breathes']],
    ['at four years', { age: 4, months: 11 }, ['breathes', 'poison']],
    ['at five years', { age: 5, months: 0 }, ['breath']],
  ] as const)('ask of a child what its parents can see %s', (_, age, some) => {
    const asked = safetyQuestions('COUGH', { ...age, sex: 'FEMALE' })
    const ofAge = ['infantFever', 'breath', 'breathes', 'poison']
    expect(asked.filter((id) => ofAge.includes(id))).toEqual(some)
  })

  it.each(SAFETY_QUESTION_IDS)('%s is a sign when it is ticked, whatever the text says', (id) => {
    const signs = findDangerSigns('All is well', 'en', 'PRESCRIPTION', safetyAnswers([id]), 40)
    expect(signs).toMatchObject([{ ruleId: SAFETY_QUESTIONS[id], words: [] }])
  })

  it('keep the sign of a question that an old page or draft still has ticked', () => {
    const signs = findDangerSigns('All is well', 'en', 'COUGH', safetyAnswers(['child']), 0)
    expect(signs).toMatchObject([{ ruleId: 'INFANT_FEVER', words: [] }])
  })

  it('leave out names that nobody knows', () => {
    expect(safetyAnswers(['none', 'chest', 'x'])).toEqual([{ id: 'safety_chest', answer: 'yes' }])
    expect(ruleOfSafetyQuestion('chest')).toBeUndefined()
  })
})

it.each([
  ['co_blood', 'yes', 'CLOT'],
  ['co_blood', 'no', undefined],
  ['co_dry', 'bloody', 'CLOT'],
  ['co_dry', 'clear', undefined],
  ['inf_breath', 'atRest', 'BREATHING'],
  ['inf_breath', 'yes', undefined],
  ['st_swallow', 'no', 'THROAT_CLOSING'],
  ['st_swallow', 'yes', undefined],
] as const)('takes the answer of a helper question for a sign: %s, %s: %s', (id, answer, rule) => {
  const [sign] = findDangerSigns('All is well', 'en', 'COUGH', [{ id, answer }], 40)
  expect(sign?.ruleId).toBe(rule)
})
