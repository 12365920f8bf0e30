import { describe, expect, it } from 'vitest'
import { DEFINITIONS } from '../definitions.ts'
import type { Instrument } from '../instrument.ts'
import { parseInstrument } from '../parse-instrument.ts'
import { scoreAnswers } from '../score.ts'
import { conditionPath } from './expressions.ts'
import { EXTENSIONS } from './fhir.ts'
import { toFhirQuestionnaire } from './to-questionnaire.ts'
import { toFhirBundle, toFhirResponse } from './to-response.ts'

const URL = 'https://example.org/api/questionnaires/X/fhir'
const instruments = DEFINITIONS.map(parseInstrument)
const instrumentOf = (code: string): Instrument => {
  const found = instruments.find((each) => each.code === code)
  if (!found) throw new RangeError(code)
  return found
}
const itemOf = (instrument: Instrument, id: string) => {
  const found = toFhirQuestionnaire(instrument, URL).item.find(({ linkId }) => linkId === id)
  if (!found) throw new RangeError(id)
  return found
}
const expressionOf = (instrument: Instrument, id: string, url: string) =>
  itemOf(instrument, id).extension?.find((each) => each.url === url)?.valueExpression?.expression

describe.each(instruments)('$code as FHIR', (instrument) => {
  const { item, ...questionnaire } = toFhirQuestionnaire(instrument, URL)

  it('has each item and score once, in all languages, with points and a calculation', () => {
    expect(questionnaire).toMatchObject({ resourceType: 'Questionnaire', status: 'active', url: URL })
    expect(questionnaire.id).toMatch(/^[A-Za-z0-9.-]{1,64}$/)
    expect(questionnaire.name).toMatch(/^[A-Z][A-Za-z0-9_]{0,254}$/)
    const ids = item.map(({ linkId }) => linkId)
    expect(ids).toEqual([
      'intro',
      ...instrument.items.map(({ id }) => id),
      ...instrument.scores.map(({ id }) => `score.${id}`),
    ])
    for (const { _text } of item)
      expect(_text.extension.map(({ extension }) => extension?.[0]?.valueCode)).toEqual(['et', 'ru', 'pl'])
    for (const each of instrument.items) {
      const options = itemOf(instrument, each.id).answerOption ?? []
      expect(options.map(({ extension }) => extension[0]?.valueDecimal)).toEqual(
        each.options.map(({ points }) => points),
      )
    }
    for (const score of instrument.scores)
      expect(expressionOf(instrument, `score.${score.id}`, EXTENSIONS.calculated) === undefined).toBe(
        score.method === 'difference',
      )
  })

  it('says when an item is asked wherever the instrument does', () => {
    for (const each of instrument.items) {
      const path = expressionOf(instrument, each.id, EXTENSIONS.enableWhen)
      expect(path !== undefined, each.id).toBe(each.showIf !== null || each.skipIf !== null)
    }
  })
})

it('says that the wording is our own, or the published one', () => {
  const own = instrumentOf('QUEST_PHQ9')
  expect(toFhirQuestionnaire(own, URL).description).toContain('Own plain wording')
  expect(toFhirQuestionnaire({ ...own, hasOfficialWording: true }, URL).description).toContain('published')
})

it.each([
  [{ always: true }, 'true'],
  [
    { item: 'q1', op: '>=', value: 2 },
    "(%resource.descendants().where(linkId = 'q1').answer.value.ordinal() >= 2)",
  ],
  [
    { item_value: 'q1', op: '==', value: 3 },
    "(%resource.descendants().where(linkId = 'q1').answer.value.code = '3')",
  ],
  [{ number: 'q1', op: 'missing' }, "%resource.descendants().where(linkId = 'q1').answer.value.empty()"],
  [
    { item_value: 'q1', op: '==', value: "a'b" },
    "(%resource.descendants().where(linkId = 'q1').answer.value.code = 'a\\'b')",
  ],
  [
    { count: { conditions: [{ always: true }, { always: true }] }, op: '<', value: 2 },
    '((iif(true, 1, 0) + iif(true, 1, 0)) < 2)',
  ],
  [{ any: [{ always: true }, { all: [{ always: true }] }] }, '(true or (true))'],
  [{ context: 'age', op: '>', value: 1 }, null],
  [{ all: [{ always: true }, { context: 'age', op: '>', value: 1 }] }, null],
] as const)('writes the condition %j as %s', (condition, path) => {
  expect(conditionPath(condition, [])).toBe(path)
})

it('gives answers with their points, scores, and an observation for each with its band', () => {
  const phq9 = instrumentOf('QUEST_PHQ9')
  const answers = { q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q6: 0, q7: 0, q8: 0, q9: 1 }
  const filled = {
    id: 7,
    patientPersonId: 3,
    createdAt: '2026-11-26T10:00:00.000Z',
    isByPatient: false,
    answers,
    result: scoreAnswers(phq9, answers),
  }
  const resources = toFhirResponse(phq9, filled, { site: 'https://example.org', url: URL })
  const [response, total] = resources
  expect(response).toMatchObject({
    questionnaire: `${URL}|${phq9.version}`,
    status: 'completed',
    subject: { identifier: { system: 'https://example.org/persons', value: '3' } },
  })
  expect(response).not.toHaveProperty('source')
  expect(response.item.find(({ linkId }) => linkId === 'q9')?.answer).toEqual([
    {
      valueCoding: {
        extension: [{ url: EXTENSIONS.points, valueDecimal: 1 }],
        system: URL,
        code: '1',
        display: 'On some days',
      },
    },
  ])
  expect(response.item.at(-1)).toEqual({
    linkId: 'score.total',
    text: expect.any(String),
    answer: [{ valueDecimal: 6 }],
  })
  expect(total).toMatchObject({
    resourceType: 'Observation',
    valueQuantity: { value: 6 },
    interpretation: [{ text: 'Mild' }],
    derivedFrom: [{ reference: 'QuestionnaireResponse/response-7' }],
  })
  const bundle = toFhirBundle(resources, 'https://example.org', new Date('2026-11-26T11:00:00Z'))
  expect(bundle.entry?.map(({ fullUrl }) => fullUrl)).toEqual([
    'https://example.org/QuestionnaireResponse/response-7',
    'https://example.org/Observation/response-7-total',
  ])
  expect(toFhirBundle([], 'https://example.org', new Date())).not.toHaveProperty('entry')
})
