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
}

export function insertFlow(tx: Tx, flow: Omit<Flow, 'version' | 'answers'>, now: Date): void {
  tx.queue(sql`insert into questionnaire_flows (action_id, e_contact_id, clinic_id, started_by_user_id, language, created_at)
    values (${flow.actionId}, ${flow.eContactId}, ${flow.clinicId}, ${flow.startedByUserId}, ${flow.language},
      ${now.toISOString()})`)
}

/** A flow of the caller's clinics; locked. */
export function findFlow(tx: Tx, actionId: string): Promise<Flow | undefined> {
  return tx.maybe<Flow>(sql`select action_id, e_contact_id, clinic_id, started_by_user_id, language, version, answers
    from questionnaire_flows where action_id = ${actionId} for update`)
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
