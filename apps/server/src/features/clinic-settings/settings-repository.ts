import type { Period } from '@vastus/domain/promises/opening-hours'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type Promised = { eContactType: TypeCode | null; workingHours: number }
export type AnswerSettings = {
  replyHoldSeconds: number
  /** Monday first. */
  week: Period[][]
  specialDays: { date: string; hours: Period[] }[]
  promises: Promised[]
  dangerMinutes: number
  version: number
}

export async function findSettings(tx: Tx, clinicId: number, { lock = false } = {}): Promise<AnswerSettings> {
  const clinic = await tx.one<Omit<AnswerSettings, 'promises'>>(
    sql`select reply_hold_seconds, week, special_days, danger_minutes, version from clinics where id = ${clinicId}
      ${lock ? sql`for update` : sql``}`,
  )
  const promises = await tx.query<Promised>(sql`select e_contact_type, working_hours from answer_promises
    where clinic_id = ${clinicId} order by e_contact_type nulls first`)
  return { ...clinic, promises }
}

export async function putSettings(
  tx: Tx,
  clinicId: number,
  {
    replyHoldSeconds,
    week,
    specialDays,
    promises,
    dangerMinutes,
  }: Omit<AnswerSettings, 'version' | 'dangerMinutes'> & { dangerMinutes?: number | undefined },
): Promise<void> {
  await tx.run(sql`update clinics set reply_hold_seconds = ${replyHoldSeconds}, week = ${JSON.stringify(week)}::jsonb,
      special_days = ${JSON.stringify(specialDays)}::jsonb,
      danger_minutes = coalesce(${dangerMinutes ?? null}::int, danger_minutes),
      version = version + 1 where id = ${clinicId}`)
  await tx.query(sql`select finish_set_up_step(${clinicId}, 'HOURS')`)
  await tx.run(sql`delete from answer_promises where clinic_id = ${clinicId}`)
  for (const { eContactType, workingHours } of promises)
    await tx.run(sql`insert into answer_promises (clinic_id, e_contact_type, working_hours)
      values (${clinicId}, ${eContactType}, ${workingHours})`)
}
