import { type FhirQuestionnaire, toFhirQuestionnaire } from '@vastus/domain/instruments/fhir/to-questionnaire'
import { type FhirBundle, toFhirBundle, toFhirResponse } from '@vastus/domain/instruments/fhir/to-response'
import { parseInstrument } from '@vastus/domain/instruments/parse-instrument'
import type { Tx } from '../../db/database.ts'
import { listResponsesOf } from './responses-repository.ts'
import { getInstrument, instrumentOfClinic } from './instruments.ts'

/** Where the questionnaire itself is to be had. */
const canonical = (site: string, code: string) => `${site}/api/questionnaires/${code}/fhir`

/** A questionnaire as it is asked today. @param site address of the product */
export function exportInstrument(code: string, site: string): FhirQuestionnaire {
  return toFhirQuestionnaire(getInstrument(code).instrument, canonical(site, code))
}

/** The questionnaire as one clinic asks it. */
export async function exportInstrumentOf(
  tx: Tx,
  clinicId: number,
  code: string,
  site: string,
): Promise<FhirQuestionnaire> {
  return toFhirQuestionnaire((await instrumentOfClinic(tx, clinicId, code)).instrument, canonical(site, code))
}

/** What was filled in for an e-contact, each in the version by which it was asked. The caller may see it. */
export async function exportFilledIn(
  tx: Tx,
  eContactId: number,
  site: string,
  now: Date,
): Promise<FhirBundle> {
  const resources = (await listResponsesOf(tx, eContactId)).flatMap((stored) => {
    const instrument = { ...parseInstrument(stored.definition), version: stored.version }
    const filled = { ...stored, isByPatient: stored.filledInBy === 'PATIENT' }
    return toFhirResponse(instrument, filled, { site, url: canonical(site, stored.code) })
  })
  return toFhirBundle(resources, site, now)
}
