import { findSignsForStaff } from '@vastus/domain/danger-signs/find'
import { stateOf } from '@vastus/domain/e-contact/stored-state'
import { decide } from '@vastus/domain/e-contact/transitions'
import { ageOn } from '@vastus/domain/identity/age'
import type { Language } from '@vastus/domain/locale'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import { postJob } from '../../jobs/queue.ts'
import { languageOfQuestions, saveResponse } from '../instruments/index.ts'
import { ownWords } from '../questionnaire/index.ts'
import { saveDangerSigns } from './danger-signs-repository.ts'
import type { EContact } from './e-contact.ts'
import { findAny } from './e-contact-repository.ts'
import type { Author } from './entries-repository.ts'
import { finish } from './finalize.ts'
import * as flows from './flows-repository.ts'
import { saveEContact } from './save-e-contact.ts'
import * as sending from './sending-repository.ts'

export const FLOW_END_JOB = 'end-questionnaire-flow'
/** As long as a page of a questionnaire stays open without a word. */
const FLOW_MINUTES = 60
/** How long somebody has to come back with the answers before the server takes them by itself. */
const RETURN_MINUTES = 1
const MINUTE_MS = 60_000
const SYSTEM: Author = { userId: null, role: 'SYSTEM', firstName: '', surname: '', profession: null }

/** Makes an e-contact of a flow whose answers are here: scored, with its danger signs, on the clinic's list. */
export async function submitFlow(
  tx: Tx,
  eContact: EContact,
  { version, answers }: { version: string; answers: NonNullable<flows.Flow['answers']> },
  { author, language, now }: { author: Author; language: Language; now: Date },
): Promise<void> {
  const { id, clinicId, patientPersonId, eContactType, text } = eContact
  const patient = await sending.findPatientOfClinic(tx, clinicId, patientPersonId)
  if (!patient) throw new NotFound()
  const decision = decide(stateOf(eContact), 'FINALIZE', {
    now: now.toISOString(),
    byUserId: author.userId ?? 0,
  })
  if (!decision.ok) throw new Refused('QUESTIONNAIRE_ENDED')
  const today = localDate(now, patient.timeZone)
  const flagged = await saveResponse(
    tx,
    eContactType,
    { version, answers },
    {
      eContactId: id,
      clinicId,
      patientPersonId,
      filledInBy: 'CLINIC',
      language: languageOfQuestions(patient.countryCode, language),
      patient,
      today,
    },
    now,
  )
  const age = ageOn(patient.birthDate, today).years
  const signs = findSignsForStaff(ownWords(text, eContactType), language, eContactType, [], age)
  saveDangerSigns(tx, eContact, signs, now)
  await finish(tx, eContact, decision, author, now, [...signs, ...flagged])
}

/** Nobody may come back: then the server takes the answers that are here, or gives the flow up. */
export function postFlowEnd(tx: Tx, actionId: string, after: 'START' | 'ANSWERS', now: Date): void {
  const minutes = after === 'START' ? FLOW_MINUTES : RETURN_MINUTES
  postJob(tx, {
    kind: FLOW_END_JOB,
    payload: { actionId },
    runAt: new Date(now.getTime() + minutes * MINUTE_MS),
    dedupeKey: `${FLOW_END_JOB}:${actionId}:${after}`,
  })
}

/** Takes the answers that are here; without any, gives up a flow that has waited long enough. */
export async function endFlow(tx: Tx, actionId: string, now: Date): Promise<void> {
  const flow = await flows.findFlow(tx, actionId)
  const eContact = flow && (await findAny(tx, flow.eContactId))
  if (!eContact || eContact.finalizeStatus !== 'STARTED') return
  const { answers, version, language } = flow
  if (answers && version)
    return submitFlow(tx, eContact, { version, answers }, { author: SYSTEM, language, now })
  await giveUpFlow(tx, actionId, now)
}

/** A flow that nobody has answered in an hour has failed; until then a provider may still have its answers. */
export async function giveUpFlow(tx: Tx, actionId: string, now: Date): Promise<void> {
  const flow = await flows.findFlow(tx, actionId)
  const eContact = flow && (await findAny(tx, flow.eContactId))
  if (!flow || flow.answers || eContact?.finalizeStatus !== 'STARTED') return
  if (now.getTime() - Date.parse(flow.createdAt) < FLOW_MINUTES * MINUTE_MS) return
  saveEContact(tx, { ...eContact, finalizeStatus: 'FAILED' }, now)
}
