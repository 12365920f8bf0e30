import type { CountryCode } from '@vastus/domain/country'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

type Asking = {
  eContactId: number
  clinicId: number
  code: TypeCode
  answerBy: string | null
  askedByUserId: number
}

/** The newest request counts: one that was not filled in gives way to it. */
export function saveRequest(
  tx: Tx,
  { eContactId, clinicId, code, answerBy, askedByUserId }: Asking,
  now: Date,
): void {
  tx.queue(sql`insert into questionnaire_requests (e_contact_id, clinic_id, code, answer_by, asked_by_user_id, asked_at)
    values (${eContactId}, ${clinicId}, ${code}, ${answerBy}, ${askedByUserId}, ${now})
    on conflict (e_contact_id) where answered_at is null
    do update set code = excluded.code, answer_by = excluded.answer_by, asked_by_user_id = excluded.asked_by_user_id, asked_at = excluded.asked_at`)
}

/** The questionnaire that the patient is asked for and has not filled in. */
export async function findRequest(tx: Tx, eContactId: number): Promise<TypeCode | undefined> {
  const row = await tx.maybe<{ code: TypeCode }>(sql`select code from questionnaire_requests
    where e_contact_id = ${eContactId} and answered_at is null`)
  return row?.code
}

/** Whether the clinic waits for this questionnaire of somebody whose e-contacts the caller sees. */
export async function isAskedBy(tx: Tx, clinicId: number, code: string): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(sql`select exists (select from questionnaire_requests
    where clinic_id = ${clinicId} and code = ${code} and answered_at is null) as found`)
  return found
}

export function markRequestEnded(tx: Tx, eContactId: number, now: Date): void {
  tx.queue(sql`update questionnaire_requests set answered_at = ${now}
    where e_contact_id = ${eContactId} and answered_at is null`)
}

type PatientAsked = {
  birthDate: string
  sex: 'MALE' | 'FEMALE' | 'NOT_DISCLOSED'
  timeZone: string
  countryCode: CountryCode
}

/** Whom a questionnaire is about, and where and when the clinic is. */
export function getPatientAsked(
  tx: Tx,
  { patientPersonId, clinicId }: { patientPersonId: number; clinicId: number },
): Promise<PatientAsked> {
  return tx.one<PatientAsked>(sql`select p.birth_date, p.sex, k.time_zone, k.country_code
    from persons p join clinics k on k.id = ${clinicId} where p.id = ${patientPersonId}`)
}
