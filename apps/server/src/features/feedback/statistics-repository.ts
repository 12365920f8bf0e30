import type { Feedback } from '@vastus/contract/shapes'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { TrendStep } from '@vastus/domain/statistics/period'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'

/** Days of the clinic's calendar, both included. */
export type Asked = { clinicId: number; start: string | null; end: string | null; ratings: number[] }

export type CountedRating = {
  rating: Feedback['rating']
  count: number
  speed: number
  clarity: number
  timeSaved: number
  simplicity: number
  other: number
  firstDay: string
  lastDay: string
}

const days = ({ clinicId, start, end, ratings }: Asked): Sql => sql`clinic_id = ${clinicId}
  ${start ? sql`and day >= ${start}::date` : sql``} ${end ? sql`and day <= ${end}::date` : sql``}
  ${ratings.length > 0 ? sql`and rating = any (${ratings}::int[])` : sql``}`

export function countByRating(tx: Tx, asked: Asked): Promise<CountedRating[]> {
  return tx.query<CountedRating>(sql`select rating, sum(count)::int as count, sum(speed)::int as speed,
      sum(clarity)::int as clarity, sum(time_saved)::int as time_saved, sum(simplicity)::int as simplicity,
      sum(other)::int as other, min(day)::text as first_day, max(day)::text as last_day
    from feedback_days where ${days(asked)} group by rating order by rating`)
}

export function countByStep(
  tx: Tx,
  asked: Asked,
  step: TrendStep,
): Promise<{ from: string; count: number; sum: number }[]> {
  return tx.query(sql`select date_trunc(${step}, day::timestamp)::date::text as "from", sum(count)::int as count,
      sum(rating * count)::int as sum
    from feedback_days where ${days(asked)} group by 1 order by 1`)
}

export async function findTimeZone(tx: Tx, clinicId: number): Promise<string> {
  const { timeZone } = await tx.one<{ timeZone: string }>(
    sql`select time_zone from clinics where id = ${clinicId}`,
  )
  return timeZone
}

type ListAsked = {
  clinicId: number
  from: Date | null
  until: Date | null
  ratings: number[]
  size: number
  page: number
}

export function listFeedbackOf(
  tx: Tx,
  { clinicId, from, until, ratings, size, page }: ListAsked,
): Promise<(Feedback & { eContactType: TypeCode })[]> {
  return tx.query(sql`select f.id, f.type, f.rating, f.keywords, f.message, f.created_at, e.e_contact_type
    from feedback f join e_contacts e on e.id = f.e_contact_id
    where f.type = 'CLINIC' and f.clinic_id = ${clinicId}
      ${from ? sql`and f.created_at >= ${from.toISOString()}` : sql``}
      ${until ? sql`and f.created_at < ${until.toISOString()}` : sql``}
      ${ratings.length > 0 ? sql`and f.rating = any (${ratings}::int[])` : sql``}
    order by f.created_at desc, f.id desc limit ${size} offset ${page * size}`)
}
