import { askedItems } from '../filling.ts'
import type { Answers, Instrument, Item } from '../instrument.ts'
import type { Result } from '../score.ts'
import { scoreLinkId } from './expressions.ts'
import { type Coding, EXTENSIONS } from './fhir.ts'

type FilledIn = {
  id: number
  patientPersonId: number
  /** When it was filled in, as an ISO instant. */
  createdAt: string
  /** Whether the patient answered; otherwise a representative, or staff by what the patient said. */
  isByPatient: boolean
  answers: Answers
  result: Result
}

type ResponseItem = {
  linkId: string
  text: string
  answer: { valueCoding?: Coding; valueInteger?: number; valueString?: string; valueDecimal?: number }[]
}
type Reference = { reference?: string; identifier?: { system: string; value: string } }

export type FhirResponse = {
  resourceType: 'QuestionnaireResponse'
  id: string
  questionnaire: string
  status: 'completed'
  subject: Reference
  source?: Reference
  authored: string
  item: ResponseItem[]
}

export type FhirObservation = {
  resourceType: 'Observation'
  id: string
  status: 'final'
  code: { text: string }
  subject: Reference
  effectiveDateTime: string
  valueQuantity: { value: number; unit: string; system: string; code: string }
  interpretation?: { text: string }[]
  derivedFrom: Reference[]
}

export type FhirBundle = {
  resourceType: 'Bundle'
  type: 'collection'
  timestamp: string
  entry?: { fullUrl: string; resource: FhirResponse | FhirObservation }[]
}

/**
 * A filled-in questionnaire as FHIR R4: the answers with the scores as a QuestionnaireResponse, and each score as an Observation
 * derived from it. The patient is named by the id within the product alone.
 *
 * @param site address of the product, without a slash at the end
 * @param url canonical address of the questionnaire
 */
export function toFhirResponse(
  instrument: Instrument,
  filled: FilledIn,
  { site, url }: { site: string; url: string },
): [FhirResponse, ...FhirObservation[]] {
  const subject = { identifier: { system: `${site}/persons`, value: String(filled.patientPersonId) } }
  const id = `response-${filled.id}`
  const scores = instrument.scores.flatMap((score) => {
    const value = filled.result.scores[score.id]
    return value === undefined ? [] : [{ score, value }]
  })
  const response: FhirResponse = {
    resourceType: 'QuestionnaireResponse',
    id,
    questionnaire: `${url}|${instrument.version}`,
    status: 'completed',
    subject,
    ...(filled.isByPatient && { source: subject }),
    authored: filled.createdAt,
    item: [
      ...askedItems(instrument, filled.answers).flatMap((item) => answerTo(item, filled.answers, url)),
      ...scores.map(({ score, value }) => ({
        linkId: scoreLinkId(score.id),
        text: score.label.en,
        answer: [{ valueDecimal: value }],
      })),
    ],
  }
  const observations = scores.map(({ score, value }): FhirObservation => {
    const code = filled.result.bands[score.id]
    const band = instrument.bands.find((each) => each.score === score.id && each.code === code)
    return {
      resourceType: 'Observation',
      id: `${id}-${score.id.replaceAll('_', '-')}`,
      status: 'final',
      code: { text: `${instrument.name}: ${score.label.en}` },
      subject,
      effectiveDateTime: filled.createdAt,
      valueQuantity: { value, unit: 'score', system: 'http://unitsofmeasure.org', code: '{score}' },
      ...(band && { interpretation: [{ text: band.label.en }] }),
      // Within the bundle it leads to the full address of the response.
      derivedFrom: [{ reference: `QuestionnaireResponse/${id}` }],
    }
  })
  return [response, ...observations]
}

/** Resources that belong together, in one file. */
export function toFhirBundle(
  resources: readonly (FhirResponse | FhirObservation)[],
  site: string,
  now: Date,
): FhirBundle {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now.toISOString(),
    ...(resources.length > 0 && {
      entry: resources.map((resource) => ({
        fullUrl: `${site}/${resource.resourceType}/${resource.id}`,
        resource,
      })),
    }),
  }
}

function answerTo(item: Item, answers: Answers, url: string): ResponseItem[] {
  const given = answers[item.id]
  // FHIR has no empty text.
  if (given === undefined || given === '') return []
  const option = item.options.find(({ value }) => value === given)
  const answer = option
    ? {
        valueCoding: {
          // With the points, so that scores can be calculated from the response alone.
          extension: [{ url: EXTENSIONS.points, valueDecimal: option.points }],
          system: url,
          code: String(option.value),
          display: option.label.en,
        },
      }
    : typeof given === 'number'
      ? { valueInteger: given }
      : { valueString: given }
  return [{ linkId: item.id, text: item.text.en, answer: [answer] }]
}
