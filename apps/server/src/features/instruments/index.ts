import type { AnsweredResponse, QuestionnaireForm, ScoredResponse } from '@vastus/contract/instruments'
import type { CountryCode } from '@vastus/domain/country'
import type { Language } from '@vastus/domain/locale'
import type { Tx } from '../../db/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { languageOf } from '../../http/words.ts'
import type { Services } from '../../services.ts'
import { presentForm } from './present-form.ts'
import { presentAnswered, presentScored } from './present-responses.ts'
import { listPastScores, listResponsesOf } from './responses-repository.ts'
import { getInstrument } from './save-response.ts'

export { exportFilledIn, exportInstrument } from './export-fhir.ts'
export { listInstruments } from './instruments.ts'
export { languageOfQuestions } from './present-form.ts'
export { answerRequest, noteRequest, requireFitsPatient } from './requests.ts'
export { type FilledIn, requireFit, requireMeantFor, saveResponse } from './save-response.ts'

export function instrumentRoutes({ config }: Services): Handlers<'getQuestionnaire'> {
  return {
    getQuestionnaire: async ({ params, query }, request) =>
      formFor(params.instrument, config.countryCode, languageOf(query.locale, '', request.language)),
  }
}

/** An instrument as it is asked today. */
export function formFor(code: string, country: CountryCode, reader: Language): QuestionnaireForm {
  return presentForm(getInstrument(code).instrument, country, reader)
}

/** What was answered in an e-contact. The caller may see it. */
export async function readAnswered(
  tx: Tx,
  eContactId: number,
  reader: Language,
): Promise<AnsweredResponse[]> {
  return (await listResponsesOf(tx, eContactId)).map((stored) => presentAnswered(stored, reader))
}

/** The same for staff, with scores and what the patient scored at other times. */
export async function readScored(
  tx: Tx,
  eContact: { id: number; clinicId: number; patientPersonId: number },
  reader: Language,
): Promise<ScoredResponse[]> {
  const stored = await listResponsesOf(tx, eContact.id)
  if (stored.length === 0) return []
  const codes = [...new Set(stored.flatMap(({ code }) => codesTogether(code)))]
  const past = (await listPastScores(tx, eContact, codes)).toReversed()
  return stored.map((each) => {
    const together = codesTogether(each.code)
    return presentScored(
      each,
      past.filter(({ code }) => together.includes(code)),
      reader,
    )
  })
}

/** Instruments whose scores go on in one another: a first form and the form that repeats it. */
function codesTogether(code: string): string[] {
  const { contextFrom } = getInstrument(code).instrument
  return [
    code,
    ...Object.values(contextFrom).flatMap((source) => ('earlier' in source ? source.earlier : [])),
  ]
}
