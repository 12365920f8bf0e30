// @proves R3-046 R3-047 R6-018 R6-021
import { describe, expect, test } from 'vitest'
import { listed, partsOf } from './contact.ts'
import { AI_FEATURES } from '../ai/features.ts'
import { featureLack, featureState, featureStates } from './features.ts'
import { missingParts, PLAN_PARTS, PLANS, type Plan, planHas } from './plan.ts'
import { nextStep, SET_UP_STEPS } from './set-up.ts'

describe('plans', () => {
  test('BASIC lacks exactly questionnaires and scanning, PREMIUM has everything', () => {
    expect(missingParts('BASIC')).toEqual(['STRUCTURED_QUESTIONNAIRES', 'ANTIVIRUS_SCANNING'])
    expect(missingParts('PREMIUM')).toEqual([])
    expect(PLAN_PARTS.every((part) => planHas('PREMIUM', part))).toBe(true)
  })
})

describe('features', () => {
  test.each([
    ['translation', 'BASIC', undefined, 'DISABLED'],
    ['translation', 'BASIC', 'ENABLED', 'ENABLED'],
    ['aiSummarization', 'PREMIUM', 'DISABLED', 'DISABLED'],
    ['aiSmartQuestionnaire', 'BASIC', 'ENABLED', 'NOT_AVAILABLE'],
    ['aiSmartQuestionnaire', 'PREMIUM', 'ENABLED', 'ENABLED'],
    ['aiSmartQuestionnaire', 'PREMIUM', 'anything', 'DISABLED'],
  ] as const)('%s on %s, chosen %s: %s', (feature, plan, chosen, state) => {
    expect(featureState(feature, { plan, chosen, hasProvider: true })).toBe(state)
  })
  test.each(PLANS)('%s has none where there is no provider, and a better plan would not help', (plan) => {
    for (const feature of AI_FEATURES) {
      expect(featureState(feature, { plan, chosen: 'ENABLED', hasProvider: false })).toBe('NOT_AVAILABLE')
      expect(featureLack(feature, { plan, hasProvider: false })).toBe('PROVIDER')
    }
  })
  test('only the plan is in the way of questionnaires on BASIC', () => {
    const lacks = (plan: Plan) => AI_FEATURES.map((each) => featureLack(each, { plan, hasProvider: true }))
    expect(lacks('BASIC')).toEqual([null, null, 'PLAN'])
    expect(lacks('PREMIUM')).toEqual([null, null, null])
  })
  test('the plan takes nothing from PREMIUM', () => {
    expect(Object.values(featureStates({ plan: 'PREMIUM', hasProvider: true }, {}))).not.toContain(
      'NOT_AVAILABLE',
    )
    expect(Object.keys(featureStates({ plan: 'BASIC', hasProvider: true }, {}))).toEqual([...AI_FEATURES])
  })
})

test('the set-up goes on at the first step that is not finished', () => {
  expect(nextStep([])).toBe('CONTACT')
  expect(nextStep(['CONTACT', 'EMPLOYEES'])).toBe('HOURS')
  expect(nextStep(SET_UP_STEPS)).toBeNull()
})

test('a list is read part by part', () => {
  expect(partsOf(' a@b.ee ,, c@d.ee,a@b.ee ')).toEqual(['a@b.ee', 'c@d.ee'])
  expect(partsOf('')).toEqual([])
  expect(listed(['a', 'b'])).toBe('a, b')
})
