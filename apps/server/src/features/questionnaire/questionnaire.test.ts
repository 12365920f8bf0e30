// @proves R7-053 R7-054
import {
  hasHelperQuestions,
  mostQuestionsAsked,
  HELPER_QUESTIONS_MAX,
} from '@vastus/domain/questionnaire/helper-questions'
import { isSignQuestion } from '@vastus/domain/danger-signs/grade'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { questionsFor, questionsToAsk } from './question-bank.ts'

/** They ask what the writer wants or does, so the patient does not matter. */
const ASKS_THE_WRITER = new Set(
  'severity tried worry phone what rx_for ct_kind ct_deadline q_what q_deadline wc_dev lb_which ap_who ap_form ap_soon ap_needs ca_when ca_new ca_why vc_which'.split(
    ' ',
  ),
)

describe('the bank of helper questions', () => {
  it('has some for each kind that asks, none for the others, and all in four languages', () => {
    for (const type of TYPE_CODES) {
      const questions = questionsFor(type)
      expect(questions.length > 0, type).toBe(hasHelperQuestions(type))
      expect(questions.length).toBeLessThanOrEqual(HELPER_QUESTIONS_MAX)
      const wordings = questions.flatMap(({ text, aboutOther, options = [] }) => [
        text,
        ...(aboutOther ? [aboutOther] : []),
        ...options.map((option) => option.text),
      ])
      for (const text of wordings)
        expect(Object.values(text).filter((words) => words.trim() !== '')).toHaveLength(4)
      for (const { type: kind, options } of questions) expect(options !== undefined).toBe(kind === 'choice')
    }
  })

  it.each([
    ['en', /\b(you|your)\b/i],
    ['et', /\b(teie|teil|teid|teile)\b/i],
    ['ru', /(^|\s)(вы|вас|вам|ваш\S*)(?=[\s,?]|$)/i],
  ] as const)('asks of somebody who writes for a patient about the patient (%s)', (language, addressed) => {
    for (const type of TYPE_CODES)
      for (const { id, text, aboutOther } of questionsToAsk(type, { isReader: false }))
        if (!ASKS_THE_WRITER.has(id)) expect((aboutOther ?? text)[language], id).not.toMatch(addressed)
  })

  it('asks a child and a man nothing that fits women only', () => {
    const ids = (about: object) =>
      questionsToAsk('REQUEST_VACCINATION', { isReader: true, ...about }).map(({ id }) => id)
    expect(ids({ sex: 'FEMALE', age: 30 })).toContain('pregnant')
    expect(ids({ sex: 'MALE', age: 30 })).not.toContain('pregnant')
    expect(ids({ sex: 'FEMALE', age: 4 })).not.toContain('pregnant')
  })

  it('asks each sign of danger, and choices before what is typed', () => {
    for (const type of TYPE_CODES) {
      const asked = questionsToAsk(type, undefined)
      expect(asked.length).toBeLessThanOrEqual(mostQuestionsAsked(type))
      const typed = asked.map((question) => ['text', 'number', 'date'].includes(question.type))
      expect(typed).toEqual(typed.toSorted())
      const signs = questionsFor(type).filter(({ id }) => isSignQuestion(id))
      for (const { id } of signs) expect(asked.map((question) => question.id)).toContain(id)
    }
  })

  it('asks a woman who wants a medicine whether she is pregnant', () => {
    const asked = questionsToAsk('PRESCRIPTION', { age: 30, sex: 'FEMALE', isReader: true })
    expect(asked.map(({ id }) => id)).toEqual(['pregnant', 'rx_reason', 'rx_left', 'rx_change'])
  })

  // The list of medicines asks for name, strength and dosing, the leave form for kind, dates, job and person.
  it.each([
    ['PRESCRIPTION', 'pregnant rx_reason rx_left rx_change rx_effect rx_monitor bp'],
    ['PRESCRIPTION_REFILL', 'rx_left rx_change rx_effect rx_monitor bp'],
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

  it('are six at most, in the language asked for, and none is asked again', async () => {
    const first = (await ask({ initial: true })).json()
    expect(first).toMatchObject({ done: true, questions: { length: 6 } })
    expect(first.questions[0]).toMatchObject({
      id: 'onset',
      type: 'choice',
      text: 'When did it begin?',
      options: [{ value: 'today', label: 'Today' }, {}, {}, {}, {}],
    })
    const answered = first.questions.slice(0, 4).map(({ id }: { id: string }) => ({ id, answer: '' }))
    const second = (await ask({ questionAnswers: answered, locale: 'et' })).json()
    expect(second.questions.map(({ id }: { id: string }) => id)).toEqual(
      first.questions.slice(4).map(({ id }: { id: string }) => id),
    )
    expect(second.questions[0].text).toMatch(/[õäöü]/)
  })

  it('speak of the patient to who writes for somebody else, in the summary too', async () => {
    const patient = { age: 4, sex: 'FEMALE', isReader: false }
    const { questions } = (await ask({ initial: true, patient })).json()
    expect(questions.map(({ text }: { text: string }) => text)).toContain('Has the patient coughed up blood?')
    const questionAnswers = [
      { id: 'onset', answer: 'days' },
      { id: 'co_blood', answer: 'no' },
    ]
    expect((await summarize({ patient, questionAnswers })).json()).toEqual({
      summary: 'I cough\n\nWhen did it begin?\n2 to 6 days ago\n\nHas the patient coughed up blood?\nNo',
    })
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
    ['a question that this kind never asks', { questionAnswers: [{ id: 'bl_what', answer: 'left' }] }],
    ['an unknown kind', { chosenProblemType: 'NOTHING' }],
    ['an answer of 501 characters', { questionAnswers: [{ id: 'onset', answer: 'a'.repeat(501) }] }],
    ['21 answers', { questionAnswers: Array.from({ length: 21 }, () => ({ id: 'onset', answer: '' })) }],
    ['a patient of 131 years', { patient: { isReader: true, age: 131 } }],
    ['an unknown field', { more: 1 }],
  ])('refuse %s', async (_, body) => {
    expect((await summarize(body)).statusCode).toBe(400)
  })

  it('are asked by staff too, of a patient on the phone', async () => {
    const asked = await ask({ initial: true }, story.receptionist)
    expect(asked.json().questions).toHaveLength(6)
    const questionAnswers = [{ id: 'onset', answer: 'On Monday' }]
    const summary = await summarize({ questionAnswers }, story.nurse)
    expect(summary.json()).toEqual({ summary: 'I cough\n\nWhen did it begin?\nOn Monday' })
    expect((await story.anonymous().post('/api/questionnaire/summarize', {})).statusCode).toBe(401)
  })
})
