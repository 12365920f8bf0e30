// @proves R7-053 R7-054
import { hasHelperQuestions, HELPER_QUESTIONS_MAX } from '@vastus/domain/questionnaire/helper-questions'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { questionsFor } from './question-bank.ts'

describe('the bank of helper questions', () => {
  it('has some for each kind that asks, none for the others, and all in four languages', () => {
    for (const type of TYPE_CODES) {
      const questions = questionsFor(type)
      expect(questions.length > 0, type).toBe(hasHelperQuestions(type))
      expect(questions.length).toBeLessThanOrEqual(HELPER_QUESTIONS_MAX)
      for (const { text } of questions)
        expect(Object.values(text).filter((words) => words.trim() !== '')).toHaveLength(4)
    }
  })

  // The list of medicines asks for name, strength and dosing, the leave form for kind, dates, job and person.
  it.each([
    ['PRESCRIPTION', 'rx_reason rx_left rx_effect rx_change rx_monitor bp pregnant'],
    ['PRESCRIPTION_REFILL', 'rx_left rx_effect rx_change rx_monitor bp'],
    [
      'PRESCRIPTION_CONTRACEPTION',
      'cc_bleed bp smoke cc_migraine cc_clots pg_lmp pregnant height_weight meds_now',
    ],
    ['FIT_NOTE', 'fn_reason fn_child fn_remote temp'],
    ['FIT_NOTE_END', 'fe_state fe_longer'],
    ['SICK_LEAVE', 'fn_reason fn_remote temp'],
  ] as const)('asks about %s what its own form does not', (type, ids) => {
    expect(questionsFor(type).map(({ id }) => id)).toEqual(ids.split(' '))
  })
})

describe.each([quickestDatabase()])('helper questions on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const ask = (body: object, who = story.patient) =>
    who.client.post('/api/questionnaire/questions', {
      locale: 'en-GB',
      chosenProblemType: 'COUGH',
      userMessage: 'I cough',
      ...body,
    })
  const summarize = (body: object, who = story.patient) =>
    who.client.post('/api/questionnaire/summarize', {
      locale: 'en-GB',
      chosenProblemType: 'COUGH',
      userMessage: 'I cough',
      ...body,
    })

  it('come five at a time, in the language asked for, until all have been asked', async () => {
    const first = (await ask({ initial: true })).json()
    expect(first).toMatchObject({ done: false, questions: { length: 5 } })
    expect(first.questions[0]).toEqual({ id: 'onset', type: 'text', text: 'When did it begin?' })
    const questionAnswers = first.questions.map(({ id }: { id: string }) => ({ id, answer: '' }))
    const second = (await ask({ questionAnswers, locale: 'et' })).json()
    expect(second.done).toBe(true)
    const ids = [...first.questions, ...second.questions].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(questionsFor('COUGH').map(({ id }) => id))
    expect(second.questions[0].text).toMatch(/[õäöü]/)
  })

  it('are none where the kind is a questionnaire', async () => {
    const response = await ask({ chosenProblemType: 'QUEST_EEK2', initial: true })
    expect(response.json()).toEqual({ questions: [], done: true })
  })

  it('become a summary: the message, then each answered question with its answer', async () => {
    const questionAnswers = [
      { id: 'co_blood', answer: 'no' },
      { id: 'onset', answer: 'On Monday' },
      { id: 'smoke', answer: '' },
    ]
    expect((await summarize({ questionAnswers })).json()).toEqual({
      summary: 'I cough\n\nWhen did it begin?\nOn Monday\n\nHave you coughed up blood?\nNo',
    })
    expect((await summarize({ userMessage: '' })).json()).toEqual({ summary: '' })
  })

  it('write dates and scales as the reader is used to', async () => {
    const dated = await summarize({
      locale: 'et',
      chosenProblemType: 'PROC_SUTURES',
      questionAnswers: [{ id: 'su_date', answer: '2026-03-01' }],
    })
    expect(dated.json().summary).toContain('01.03.2026')
    const scaled = await summarize({
      chosenProblemType: 'HEADACHE',
      questionAnswers: [{ id: 'severity', answer: '7' }],
    })
    expect(scaled.json().summary).toContain('7/10')
  })

  it.each([
    ['a question of another kind', { questionAnswers: [{ id: 'jp_which', answer: 'left' }] }],
    ['an unknown kind', { chosenProblemType: 'NOTHING' }],
    ['an answer of 501 characters', { questionAnswers: [{ id: 'onset', answer: 'a'.repeat(501) }] }],
    ['21 answers', { questionAnswers: Array.from({ length: 21 }, () => ({ id: 'onset', answer: '' })) }],
    ['an unknown field', { more: 1 }],
  ])('refuse %s', async (_, body) => {
    expect((await summarize(body)).statusCode).toBe(400)
  })

  it('are asked by staff too, of a patient on the phone', async () => {
    const asked = await ask({ initial: true }, story.receptionist)
    expect(asked.json().questions).toHaveLength(5)
    const questionAnswers = [{ id: 'onset', answer: 'On Monday' }]
    const summary = await summarize({ questionAnswers }, story.nurse)
    expect(summary.json()).toEqual({ summary: 'I cough\n\nWhen did it begin?\nOn Monday' })
    expect((await story.anonymous().post('/api/questionnaire/summarize', {})).statusCode).toBe(401)
  })
})
