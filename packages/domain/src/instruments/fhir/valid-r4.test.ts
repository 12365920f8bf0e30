import { describe, expect, it } from 'vitest'
import { DEFINITIONS } from '../definitions.ts'
import type { Answers, Instrument } from '../instrument.ts'
import { withWording } from '../official-wording.ts'
import { parseInstrument } from '../parse-instrument.ts'
import { scoreAnswers } from '../score.ts'
import { r4FaultsOf } from '../testing/r4-faults.ts'
import { matchWording } from './match-wording.ts'
import { readFhirQuestionnaire } from './read-questionnaire.ts'
import { toFhirQuestionnaire } from './to-questionnaire.ts'
import { toFhirBundle, toFhirResponse } from './to-response.ts'

const SITE = 'https://example.org'
const URL = `${SITE}/api/questionnaires/X/fhir`
const definitions = DEFINITIONS as { code: string; test_vectors: { answers: Answers }[] }[]
const vectorsOf = (code: string) => definitions.find((each) => each.code === code)?.test_vectors ?? []
const instrumentOf = (code: string) =>
  parseInstrument(definitions.find((definition) => definition.code === code))
const respond = (instrument: Instrument, answers: Answers, { id = 1, isByPatient = true } = {}) =>
  toFhirResponse(
    instrument,
    {
      id,
      patientPersonId: 3,
      createdAt: '2026-11-26T10:00:00.000Z',
      isByPatient,
      answers,
      result: scoreAnswers(instrument, answers, { previous_total: 4 }),
    },
    { site: SITE, url: URL },
  )

describe.each(definitions)('$code', (definition) => {
  const instrument = parseInstrument(definition)

  it('is a valid Questionnaire of FHIR R4, in all languages', () => {
    expect(r4FaultsOf(toFhirQuestionnaire(instrument, URL))).toEqual([])
  })

  it('gives valid responses and observations', () => {
    const resources = definition.test_vectors.flatMap(({ answers }, index) =>
      respond(instrument, answers, { id: index + 1 }),
    )
    expect(r4FaultsOf(toFhirBundle(resources, SITE, new Date()))).toEqual([])
  })
})

describe('a response', () => {
  const ipss2 = instrumentOf('QUEST_IPSS2')
  const [{ answers } = { answers: {} }] = vectorsOf('QUEST_IPSS2')
  const text = ipss2.items.find(({ kind }) => kind === 'TEXT')?.id ?? ''

  it('is valid when somebody else filled it in, for a child', () => {
    const mchat = instrumentOf('QUEST_M-CHAT')
    const [vector = { answers: {} }] = vectorsOf('QUEST_M-CHAT')
    const [response] = respond(mchat, vector.answers, { isByPatient: false })
    expect(response).not.toHaveProperty('source')
    expect(r4FaultsOf(response)).toEqual([])
  })

  it.each(['Pea valutab.\n\tÕhtul ka. 🙂', ''])('is valid with the typed text %j', (typed) => {
    expect(text).not.toBe('')
    const [response] = respond(ipss2, { ...answers, [text]: typed })
    expect(response.item.some(({ linkId }) => linkId === text)).toBe(typed !== '')
    expect(r4FaultsOf(response)).toEqual([])
  })

  it.each(['2.0  final', 'v2|b #3', '  '])('is valid in a wording of the version %j', (version) => {
    const file = toFhirQuestionnaire(ipss2, URL)
    const [intro, ...items] = file.item
    const brought = { ...file, version, item: [{ ...intro, text: 'Published words' }, ...items] }
    const { wording } = matchWording(ipss2, readFhirQuestionnaire(brought))
    if (!wording) throw new RangeError('the same words')
    const worded = withWording(ipss2, wording)
    const [response] = respond(worded, answers)
    expect(response.questionnaire).toMatch(/^[^|#\s]+\|[^|#\s]+$/)
    expect(r4FaultsOf(response)).toEqual([])
    expect(r4FaultsOf(toFhirQuestionnaire(worded, URL))).toEqual([])
  })
})

describe('the validator', () => {
  const phq9 = instrumentOf('QUEST_PHQ9')
  const questionnaire = toFhirQuestionnaire(phq9, URL)
  const [intro, question] = questionnaire.item
  const [response, total] = respond(phq9, vectorsOf('QUEST_PHQ9')[0]?.answers ?? {})
  const [answered] = response.item
  const bundleOf = (...resources: Parameters<typeof toFhirBundle>[0]) =>
    toFhirBundle(resources, SITE, new Date())

  it('accepts what the broken ones are made of', () => {
    expect(r4FaultsOf(questionnaire)).toEqual([])
    expect(r4FaultsOf(bundleOf(response, ...(total ? [total] : [])))).toEqual([])
  })

  it.each([
    ['an unknown status', { ...questionnaire, status: 'finished' }, 'one of the allowed values'],
    ['an unknown field', { ...questionnaire, item: [{ ...question, points: 1 }] }, 'additional propert'],
    ['a heading that must be answered', { ...questionnaire, item: [{ ...intro, required: true }] }, 'que-6'],
    ['a length of a choice', { ...questionnaire, item: [{ ...question, maxLength: 3 }] }, 'que-10'],
    [
      'a translation without words',
      { ...questionnaire, item: [{ ...intro, _text: { extension: [{ url: 'https://example.org' }] } }] },
      'ext-1',
    ],
    ['no status', { ...response, status: undefined }, 'Missing required property'],
    [
      'a blank text',
      { ...response, item: [{ ...answered, answer: [{ valueString: ' ' }] }] },
      'non-whitespace',
    ],
    ['a day of no calendar', { ...response, authored: '2026-02-30T10:00:00Z' }, 'Invalid dateTime value'],
    ['a score and no score', { ...total, dataAbsentReason: { text: 'asked too little' } }, 'obs-6'],
    ['a broken answer within a bundle', bundleOf({ ...response, authored: '?' }), 'Invalid dateTime format'],
    [
      'an unknown status within a bundle',
      bundleOf({ ...response, status: 'x' as 'completed' }),
      'allowed values',
    ],
    ['two of one address in a bundle', bundleOf(response, response), 'bdl-7'],
  ])('refuses %s', (_, resource, fault) => {
    expect(r4FaultsOf(resource as Parameters<typeof r4FaultsOf>[0]).join('\n')).toContain(fault)
  })
})
