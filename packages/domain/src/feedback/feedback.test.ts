// @proves-part R5-034: the rule
import { describe, expect, it } from 'vitest'
import { checkFeedback, type FeedbackAnswers, FEEDBACK_MESSAGE_MAX, keywordsFor } from './feedback.ts'

const GOOD: FeedbackAnswers = { type: 'CLINIC', rating: 4, keywords: ['SPEED'], message: '' }
const rulesOf = (part: Partial<FeedbackAnswers>) =>
  checkFeedback({ ...GOOD, ...part }).map(({ field, rule }) => `${field} ${rule}`)

describe('feedback', () => {
  it('offers the clinic five keywords, and the platform its appearance too', () => {
    expect(keywordsFor('CLINIC')).toEqual(['SPEED', 'CLARITY', 'TIME_SAVED', 'SIMPLICITY', 'OTHER'])
    expect(keywordsFor('PRM')).toEqual([
      'SPEED',
      'CLARITY',
      'TIME_SAVED',
      'SIMPLICITY',
      'APPEARANCE',
      'OTHER',
    ])
  })

  it.each([
    [1, []],
    [2, []],
    [3, []],
    [4, []],
    [5, []],
    [0, ['rating FORM']],
    [6, ['rating FORM']],
    [2.5, ['rating FORM']],
    [Number.NaN, ['rating FORM']],
    [null, ['rating REQUIRED']],
  ])('with the rating %s is judged %j', (rating, rules) => {
    expect(rulesOf({ rating })).toEqual(rules)
  })

  it.each([
    ['neither keyword nor message', [], '', ['keywords FEEDBACK_KEYWORD']],
    ['spaces for a message', [], ' \n ', ['keywords FEEDBACK_KEYWORD']],
    ['a message alone', [], 'Quick answer', []],
    ['a keyword alone', ['CLARITY'], '', []],
    ['OTHER alone', ['OTHER'], '', ['message FEEDBACK_MESSAGE']],
    ['OTHER twice', ['OTHER', 'OTHER'], ' ', ['message FEEDBACK_MESSAGE']],
    ['OTHER with words', ['OTHER'], 'The door bell', []],
    ['OTHER beside another keyword', ['OTHER', 'SPEED'], '', []],
  ] as const)('with %s is judged as it should be', (_what, keywords, message, rules) => {
    expect(rulesOf({ keywords, message })).toEqual(rules)
  })

  it.each([
    ['CLINIC', ['keywords FORM']],
    ['PRM', []],
  ] as const)('on the appearance is for the platform only: %s', (type, rules) => {
    expect(rulesOf({ type, keywords: ['APPEARANCE'] })).toEqual(rules)
  })

  it('has a message of at most 1000 characters', () => {
    expect(rulesOf({ message: '😀'.repeat(FEEDBACK_MESSAGE_MAX) })).toEqual([])
    expect(rulesOf({ message: 'a'.repeat(FEEDBACK_MESSAGE_MAX + 1) })).toEqual(['message MAX_LENGTH'])
  })
})
