import { describe, expect, it } from 'vitest'
import { answerProblem } from '../../shared/questions/answer-rule.ts'
import {
  answersToSend,
  type NewMessage,
  ownWordsToSend,
  waitingOf,
  withChoices,
  withSentence,
  wordsToSend,
} from './new-message.ts'
import { withWarned } from './questionnaire/with-warned.ts'

const message: NewMessage = {
  personId: '1',
  clinicId: '2',
  type: 'COUGH',
  text: 'I cough',
  sentence: '',
  waitsIn: 'sign-in 1',
  medicines: null,
  asked: [
    { id: 'onset', text: 'When did it begin?', type: 'text', answer: 'Monday' },
    { id: 'smoke', text: 'Do you smoke?', type: 'text', answer: ' ' },
  ],
  safety: [],
  pickedCount: 0,
  notMeant: [],
  summary: 'I cough\n\nWhen did it begin?\nMonday',
  madeSummary: 'I cough',
  madeOf: '[]',
  byAi: false,
  beforeAi: '',
  earlierSummary: '',
}

describe('a new message', () => {
  it('goes out as its summary with the answers behind it, or alone', () => {
    expect(wordsToSend(message)).toBe(message.summary)
    expect(answersToSend(message)).toEqual([{ id: 'onset', answer: 'Monday' }])
    const alone = { ...message, summary: '' }
    expect(wordsToSend(alone)).toBe('I cough')
    expect(answersToSend(alone)).toEqual([])
    expect(answersToSend({ ...alone, safety: ['chest'] })).toEqual([{ id: 'safety_chest', answer: 'yes' }])
  })

  it('has own words, without the questions that were put into it', () => {
    expect(ownWordsToSend(message)).toBe('I cough\n\n\nMonday')
  })

  it('keeps its answers for another person, and makes them part of the text for another kind', () => {
    const choices = { personId: '3', clinicId: '2', type: 'COUGH' }
    expect(withChoices(message, choices)).toMatchObject({ personId: '3', asked: message.asked, waitsIn: '' })
    expect(withChoices(message, { ...choices, type: 'HEADACHE' })).toMatchObject({
      text: message.summary,
      asked: [],
      summary: '',
    })
  })
})

describe('answers that speak of danger', () => {
  const choices = { personId: '1', clinicId: '2', type: 'COUGH' }
  const warned = { text: 'Short of breath: at rest', safety: ['breath'] }
  const begun = { ...message, safety: ['chest', 'none'], notMeant: ['BREATHING' as const] }

  it('come before all that was begun, and are meant', () => {
    expect(withWarned(begun, choices, warned)).toMatchObject({
      text: `${warned.text}\n\nI cough`,
      summary: `${warned.text}\n\n${message.summary}`,
      safety: ['chest', 'breath'],
      notMeant: [],
    })
    expect(withWarned({ ...begun, summary: '' }, choices, warned).summary).toBe('')
  })

  it('are not said twice', () => {
    const once = withWarned(begun, choices, warned)
    expect(withWarned(once, choices, warned)).toEqual(once)
  })

  it('where there are none, leave what was ticked', () => {
    const { safety, notMeant } = withWarned(begun, choices, { text: 'Please call', safety: [] })
    expect({ safety, notMeant }).toEqual({ safety: begun.safety, notMeant: begun.notMeant })
  })
})

describe('the sentence that names the medicines', () => {
  const choices = { personId: '1', clinicId: '2', type: 'PRESCRIPTION' }
  const alone: NewMessage = { ...message, ...choices, text: '', asked: [], summary: '' }
  const asks = withSentence(alone, 'Please renew: Atoris.')
  const written = { ...asks, text: `${asks.text}\n\nIt helps.` }

  it('gives way to the one of another list, and leaves what was typed', () => {
    expect(asks.text).toBe('Please renew: Atoris.')
    expect(withSentence(written, 'Please renew: Ventolin.').text).toBe('Please renew: Ventolin.\n\nIt helps.')
    expect(withSentence(written, '').text).toBe('It helps.')
    const before = { ...asks, text: `Good day! ${asks.text} Thanks` }
    expect(withSentence(before, '').text).toBe('Good day!  Thanks')
  })

  it('goes along to another clinic, and neither to another person nor where no medicines are asked for', () => {
    expect(withChoices(written, { ...choices, clinicId: '3' }).text).toBe(written.text)
    expect(withChoices(written, { ...choices, type: 'PRESCRIPTION_REFILL' }).text).toBe(written.text)
    for (const other of [{ personId: '3' }, { type: 'COUGH' }])
      expect(withChoices(written, { ...choices, ...other })).toMatchObject({
        ...other,
        sentence: '',
        text: 'It helps.',
      })
  })
})

describe('a message that waits for the connection', () => {
  it.each([
    ['sign-in 1', 'WAITS'],
    ['sign-in 2', 'MISSED'],
  ])('in %s is distinguished: %s', (signIn, waiting) => {
    expect(waitingOf(message, signIn)).toBe(waiting)
    expect(waitingOf({ ...message, waitsIn: '' }, signIn)).toBe('NO')
  })
})

describe('an answer', () => {
  it.each([
    ['text', '', null],
    ['text', 'Since Monday', null],
    ['text', 'a'.repeat(501), 'questionnaire.questions.tooLong'],
    ['text', `a\u0000${'\u200b'.repeat(600)}`, null],
    ['date', '2026-02-28', null],
    ['date', '2026-02-30', 'errors.rules.DATE'],
    ['date', '2026--', 'errors.rules.DATE'],
  ] as const)('of kind %s, "%s", is judged %s', (type, answer, problem) => {
    expect(answerProblem(type, answer)).toBe(problem)
  })
})
