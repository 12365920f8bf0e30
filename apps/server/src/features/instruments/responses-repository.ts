import type { DangerLevel } from '@vastus/domain/danger-signs/context'
import type { Answers, Context, Words } from '@vastus/domain/instruments/instrument'
import type { Result } from '@vastus/domain/instruments/score'
import type { Language } from '@vastus/domain/locale'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import { sql } from '../../db/sql.ts'

/** What the inbox shows of a response. */
export type Headline = {
  name: string
  /** Null where no score could be worked out. */
  score: number | null
  max: number | null
  band: Words | null
  /** How soon somebody must act. */
  level: DangerLevel | null
}

export type NewResponse = {
  eContactId: number
  clinicId: number
  patientPersonId: number
  code: string
  version: string
  language: Language
  filledInBy: 'PATIENT' | 'REPRESENTATIVE' | 'CLINIC'
  answers: Answers
  context: Context
  result: Result
  headline: Headline
}
export type StoredResponse = Omit<NewResponse, 'headline' | 'code'> & {
  id: number
  code: TypeCode
  definition: unknown
  createdAt: string
}

/** Keeps a response, and the definition by which it was asked where it is the first of its version. */
export function insertResponse(tx: Tx, response: NewResponse, definition: string, now: Date): void {
  tx.queue(sql`insert into instrument_versions (code, version, definition, created_at)
    values (${response.code}, ${response.version}, ${definition}::jsonb, ${now.toISOString()}) on conflict do nothing`)
  tx.queue(sql`insert into questionnaire_responses (e_contact_id, clinic_id, patient_person_id, code, version, language,
      filled_in_by, answers, context, result, headline, created_at)
    values (${response.eContactId}, ${response.clinicId}, ${response.patientPersonId}, ${response.code}, ${response.version},
      ${response.language}, ${response.filledInBy}, ${JSON.stringify(response.answers)}::jsonb,
      ${JSON.stringify(response.context)}::jsonb, ${JSON.stringify(response.result)}::jsonb,
      ${JSON.stringify(response.headline)}::jsonb, ${now.toISOString()})`)
}

/** The newest score of the patient in this clinic, as far as the caller may see responses; null where there is none. */
export async function findEarlierScore(
  tx: Tx,
  { clinicId, patientPersonId }: Pick<NewResponse, 'clinicId' | 'patientPersonId'>,
  codes: readonly string[],
  score: string,
): Promise<number | null> {
  const row = await tx.maybe<{ value: number }>(sql`select (result -> 'scores' ->> ${score})::float8 as value
    from questionnaire_responses
    where clinic_id = ${clinicId} and patient_person_id = ${patientPersonId} and code = any(${codes}::text[])
      and result -> 'scores' ->> ${score} is not null
    order by created_at desc, id desc limit 1`)
  return row?.value ?? null
}

/** Responses of an e-contact and of those merged into it, oldest first. */
export function listResponsesOf(tx: Tx, eContactId: number): Promise<StoredResponse[]> {
  return tx.query<StoredResponse>(sql`select r.id, r.e_contact_id, r.clinic_id, r.patient_person_id, r.code, r.version,
      r.language, r.filled_in_by, r.answers, r.context, r.result, r.created_at, v.definition
    from questionnaire_responses r join instrument_versions v on v.code = r.code and v.version = r.version
    where r.e_contact_id in ${idsWithMerged([eContactId])} order by r.created_at, r.id`)
}

export type PastScores = { eContactId: number; code: string; createdAt: string; scores: Result['scores'] }

/** So many are drawn; of a longer history the newest are the telling ones. */
const HISTORY_MAX = 50

/** The patient's scores by these instruments in one clinic, newest first. */
export function listPastScores(
  tx: Tx,
  { clinicId, patientPersonId }: Pick<NewResponse, 'clinicId' | 'patientPersonId'>,
  codes: readonly string[],
): Promise<PastScores[]> {
  return tx.query<PastScores>(sql`select r.e_contact_id, r.code, r.created_at, r.result -> 'scores' as scores
    from questionnaire_responses r join e_contacts e on e.id = r.e_contact_id
    where r.clinic_id = ${clinicId} and r.patient_person_id = ${patientPersonId} and r.code = any(${codes}::text[])
      and e.finalize_status = 'SUBMITTED'
    order by r.created_at desc, r.id desc limit ${HISTORY_MAX}`)
}
