import type {
  AnsweredResponse,
  QuestionnaireForm,
  ScoredResponse,
  WarnedResponse,
} from '@vastus/contract/instruments'
import { offersType } from '@vastus/domain/clinic/features'
import type { CountryCode } from '@vastus/domain/country'
import type { Language } from '@vastus/domain/locale'
import type { Tx } from '../../db/database.ts'
import { canActAs } from '../../http/access.ts'
import type { Handlers } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOf } from '../../http/words.ts'
import { BusinessRule, NotFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { getInstrument, instrumentOfClinic } from './instruments.ts'
import { presentForm } from './present-form.ts'
import { presentAnswered, presentScored, presentWarned } from './present-responses.ts'
import { getPatientAsked, isAskedBy } from './requests-repository.ts'
import { listPastScores, listResponsesOf } from './responses-repository.ts'
import { findOpenClinic } from './wordings-repository.ts'

export { exportFilledIn, exportInstrument } from './export-fhir.ts'
export { wordingRoutes } from './wording-routes.ts'
export { listInstruments } from './instruments.ts'
export { languageOfQuestions } from './present-form.ts'
export { answerRequest, endRequest, noteRequest, requireFitsPatient, requireFreeDay } from './requests.ts'
export { readProvided } from './read-provided.ts'
export { type FilledIn, requireFit, requireMeantFor, saveResponse } from './save-response.ts'

export function instrumentRoutes({ config }: Services): Handlers<'getQuestionnaire'> {
  return {
    getQuestionnaire: ({ params, query }, request) =>
      request.transaction(async (tx) => {
        const reader = languageOf(query.locale, '', request.language)
        const { clinicId } = query
        if (clinicId === undefined)
          return presentForm(getInstrument(params.instrument).instrument, config.countryCode, reader)
        await requireToAnswer(tx, request, { clinicId, code: params.instrument })
        return formFor(tx, { clinicId, code: params.instrument }, config.countryCode, reader)
      }),
  }
}

/**
 * Staff ask about their own clinic, patients about any that is there. Somebody who is both asks about other clinics as a patient.
 *
 * @throws NotFound, BusinessRule AWELL_NOT_AVAILABLE where the clinic neither offers it to patients now nor waits for it
 */
async function requireToAnswer(
  tx: Tx,
  request: RequestContext,
  { clinicId, code }: { clinicId: number; code: QuestionnaireForm['code'] },
): Promise<void> {
  const principal = request.principal()
  const isStaffThere =
    request.role === 'PRM_DOCTOR' && principal.employments.some((each) => each.clinicId === clinicId)
  if (isStaffThere) return
  const clinic = canActAs(principal, 'PRM_PATIENT') ? await findOpenClinic(tx, clinicId) : undefined
  if (!clinic) throw new NotFound()
  if (offersType(clinic, code, request.language) || (await isAskedBy(tx, clinicId, code))) return
  throw new BusinessRule('AWELL_NOT_AVAILABLE')
}

/** An instrument as a clinic asks it today. */
export async function formFor(
  tx: Tx,
  { clinicId, code }: { clinicId: number; code: string },
  country: CountryCode,
  reader: Language,
): Promise<QuestionnaireForm> {
  return presentForm((await instrumentOfClinic(tx, clinicId, code)).instrument, country, reader)
}

/** What was answered in an e-contact. The caller may see it. */
export async function readAnswered(
  tx: Tx,
  eContactId: number,
  reader: Language,
): Promise<AnsweredResponse[]> {
  return (await listResponsesOf(tx, eContactId)).map((stored) => presentAnswered(stored, reader))
}

/** The same as the patient sees it today: with what to do about answers that speak of danger. */
export async function readWarned(
  tx: Tx,
  eContact: { id: number; clinicId: number; patientPersonId: number },
  reader: Language,
): Promise<WarnedResponse[]> {
  const stored = await listResponsesOf(tx, eContact.id)
  if (stored.length === 0) return []
  const { countryCode } = await getPatientAsked(tx, eContact)
  return stored.map((each) => presentWarned(each, countryCode, reader))
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
