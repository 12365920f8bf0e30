import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { EmployeeDetails } from '../clinics/index.ts'

export type EmployeeRow = EmployeeDetails & {
  id: number
  userId: number
  personId: number | null
  deletedAt: string | null
  invitedAt: string | null
  lastSignInAt: string | null
  /** Of the account. */
  language: Language
  version: number
}

export function findEmployee(
  tx: Tx,
  clinicId: number,
  employeeId: number,
  { lock = false } = {},
): Promise<EmployeeRow | undefined> {
  return tx.maybe<EmployeeRow>(sql`select e.id, e.user_id, e.first_name, e.surname, e.profession, e.list_code, e.email,
      e.personal_code, e.birth_date, e.sex, e.deleted_at, e.invited_at, e.version, account.last_sign_in_at, account.language,
      account.person_id
    from employees e left join lateral colleague_account(e.user_id) account on true
    where e.clinic_id = ${clinicId} and e.id = ${employeeId} ${lock ? sql`for update of e` : sql``}`)
}

/**
 * Locks the row of the caller together with the one of a colleague, so that of two who dismiss each other the second waits
 * for the first.
 *
 * @returns false when the caller has left the clinic since the request began
 */
export async function lockWithCaller(
  tx: Tx,
  clinicId: number,
  employeeId: number,
  callerUserId: number,
): Promise<boolean> {
  const locked = await tx.query<{ userId: number; deletedAt: string | null }>(sql`
    select user_id, deleted_at from employees
    where clinic_id = ${clinicId} and (id = ${employeeId} or user_id = ${callerUserId}) order by id for update`)
  return locked.some(({ userId, deletedAt }) => userId === callerUserId && deletedAt === null)
}

export async function hasCode(tx: Tx, clinicId: number, code: string, exceptId: number): Promise<boolean> {
  const found = await tx.maybe(sql`select 1 as found from employees
    where clinic_id = ${clinicId} and personal_code = ${code} and id <> ${exceptId}`)
  return found !== undefined
}

export async function hasList(tx: Tx, clinicId: number, code: string): Promise<boolean> {
  const found = await tx.maybe(
    sql`select 1 as found from patient_lists where clinic_id = ${clinicId} and code = ${code}`,
  )
  return found !== undefined
}

export async function saveEmployee(
  tx: Tx,
  id: number,
  details: EmployeeDetails & { deletedAt: Date | string | null },
): Promise<void> {
  await tx.run(sql`update employees set first_name = ${details.firstName}, surname = ${details.surname},
      personal_code = ${details.personalCode}, birth_date = ${details.birthDate}::date, sex = ${details.sex},
      email = ${details.email}, profession = ${details.profession}, list_code = ${details.listCode},
      deleted_at = ${details.deletedAt}::timestamptz, version = version + 1
    where id = ${id}`)
}

/** False when the address belongs to another account. An account that was used keeps its own. */
export async function correctInvitedEmail(
  tx: Tx,
  clinicId: number,
  userId: number,
  email: string,
): Promise<boolean> {
  const { isTaken } = await tx.one<{ isTaken: boolean }>(
    sql`select not correct_invited_email(${clinicId}, ${userId}, ${email}) as is_taken`,
  )
  return !isTaken
}

export async function noteInvitation(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.run(sql`update employees set invited_at = ${at}, version = version + 1 where id = ${id}`)
}

export async function endSessionsOfColleague(
  tx: Tx,
  clinicId: number,
  userId: number,
  at: Date,
): Promise<void> {
  await tx.query(sql`select end_sessions_of_colleague(${clinicId}, ${userId}, ${at}::timestamptz)`)
}
