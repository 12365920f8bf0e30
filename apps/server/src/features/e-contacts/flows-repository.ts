import type { ProviderSession } from '../../adapters/questionnaires/questionnaire-provider.ts'
import type { CountryCode } from '@vastus/domain/country'
import type { Answers } from '@vastus/domain/instruments/instrument'
import type { Language } from '@vastus/domain/locale'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type Flow = {
  actionId: string
  eContactId: number
  clinicId: number
  startedByUserId: number
  language: Language
  version: string | null
  answers: Answers | null
  /** Null for one on our own pages. */
  session: ProviderSession | null
  createdAt: string
}

export function insertFlow(
  tx: Tx,
  flow: Omit<Flow, 'version' | 'answers' | 'session' | 'createdAt'>,
  now: Date,
): void {
  tx.queue(sql`insert into questionnaire_flows (action_id, e_contact_id, clinic_id, started_by_user_id, language, created_at)
    values (${flow.actionId}, ${flow.eContactId}, ${flow.clinicId}, ${flow.startedByUserId}, ${flow.language},
      ${now.toISOString()})`)
}

/** A flow of the caller's clinics; locked. */
export function findFlow(tx: Tx, actionId: string): Promise<Flow | undefined> {
  return tx.maybe<Flow>(sql`select action_id, e_contact_id, clinic_id, started_by_user_id, language, version, answers, created_at,
      case when session_id is not null then jsonb_build_object('sessionId', session_id, 'pathwayId', pathway_id,
        'sessionUrl', session_url) end as session
    from questionnaire_flows where action_id = ${actionId} for update`)
}

/** What a provider has opened for the flow. */
export function saveSession(
  tx: Tx,
  actionId: string,
  { sessionId, pathwayId, sessionUrl }: ProviderSession,
): void {
  tx.queue(sql`update questionnaire_flows
    set session_id = ${sessionId}, pathway_id = ${pathwayId}, session_url = ${sessionUrl} where action_id = ${actionId}`)
}

/** The flow that a provider has opened this session for. */
export async function findActionOfSession(tx: Tx, sessionId: string): Promise<string | undefined> {
  const found = await tx.maybe<{ actionId: string }>(
    sql`select action_id from questionnaire_flows where session_id = ${sessionId}`,
  )
  return found?.actionId
}

export function saveFlowAnswers(
  tx: Tx,
  actionId: string,
  { version, answers }: { version: string; answers: Answers },
  now: Date,
): void {
  tx.queue(sql`update questionnaire_flows set version = ${version}, answers = ${JSON.stringify(answers)}::jsonb,
    answered_at = ${now.toISOString()} where action_id = ${actionId}`)
}

type PatientOfFlow = { id: number; firstName: string; surname: string; countryCode: CountryCode }

/** Whom the questionnaire is about, and the country of the clinic. */
export function getPatientOfFlow(tx: Tx, eContactId: number): Promise<PatientOfFlow> {
  return tx.one<PatientOfFlow>(sql`select p.id, p.first_name, p.surname, k.country_code
    from e_contacts e join persons p on p.id = e.patient_person_id join clinics k on k.id = e.clinic_id
    where e.id = ${eContactId}`)
}
