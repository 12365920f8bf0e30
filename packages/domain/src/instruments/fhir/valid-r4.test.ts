import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { DEFINITIONS } from '../definitions.ts'
import type { Answers } from '../instrument.ts'
import { parseInstrument } from '../parse-instrument.ts'
import { scoreAnswers } from '../score.ts'
import schema from '../testing/fhir-r4.schema.json' with { type: 'json' }
import { toFhirQuestionnaire } from './to-questionnaire.ts'
import { toFhirBundle, toFhirResponse } from './to-response.ts'

const SITE = 'https://example.org'
const URL = `${SITE}/api/questionnaires/X/fhir`
const definitions = DEFINITIONS as { code: string; test_vectors: { answers: Answers }[] }[]
/** The JSON schema that HL7 publishes: unknown fields and wrong kinds of values are faults. */
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(schema, 'r4')

function faultsOf(resource: Record<string, unknown>): string[] {
  const type = String(resource.resourceType)
  const validate = ajv.getSchema(`r4#/definitions/${type}`)
  if (!validate) throw new RangeError(type)
  void validate(JSON.parse(JSON.stringify(resource)))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe.each(definitions)('$code', (definition) => {
  const instrument = parseInstrument(definition)

  it('is a valid Questionnaire of FHIR R4', () => {
    expect(faultsOf(toFhirQuestionnaire(instrument, URL))).toEqual([])
  })

  it('gives valid responses and observations', () => {
    const resources = definition.test_vectors.flatMap(({ answers }, index) =>
      toFhirResponse(
        instrument,
        {
          id: index + 1,
          patientPersonId: 3,
          createdAt: '2026-11-26T10:00:00.000Z',
          isByPatient: true,
          answers,
          result: scoreAnswers(instrument, answers),
        },
        { site: SITE, url: URL },
      ),
    )
    for (const resource of resources) expect(faultsOf(resource)).toEqual([])
    expect(faultsOf(toFhirBundle(resources, SITE, new Date()))).toEqual([])
  })
})

it('finds what is wrong with a resource', () => {
  const [definition] = definitions
  const questionnaire = toFhirQuestionnaire(parseInstrument(definition), URL)
  expect(faultsOf({ ...questionnaire, status: 'finished' })).toEqual([
    '/status must be equal to one of the allowed values',
  ])
  expect(faultsOf({ ...questionnaire, item: [{ ...questionnaire.item[0], points: 1 }] })).toEqual([
    '/item/0 must NOT have additional properties',
  ])
})
