import type { RouteResponse } from '@vastus/contract/route'
import type { workStatistics } from '@vastus/contract/work-statistics'
import type { TrendStep } from '@vastus/domain/statistics/period'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'

type Statistics = RouteResponse<typeof workStatistics>
/** From the first instant of a period until the first one after it. */
export type Asked = { clinicId: number; from: Date | null; until: Date | null }

/**
 * Whether an instant lies in the period. Its ends are given as instants: counted by a function, they would be compared only after the
 * policies, with everything that the clinic has, and an index could not find them.
 */
const within = (column: Sql, { from, until }: Asked): Sql => sql`
  ${from ? sql`and ${column} >= ${from.toISOString()}` : sql``}
  ${until ? sql`and ${column} < ${until.toISOString()}` : sql``}`

export async function findTimeZone(tx: Tx, clinicId: number): Promise<string> {
  const { timeZone } = await tx.one<{ timeZone: string }>(
    sql`select time_zone from clinics where id = ${clinicId}`,
  )
  return timeZone
}

/** What came from patients, also by phone. */
const requests = (asked: Asked): Sql => sql`from clinics k join e_contacts e on e.clinic_id = k.id
  where k.id = ${asked.clinicId} and e.finalize_status = 'SUBMITTED' ${within(sql`e.created_at`, asked)}
    and e.direction not in ('CLINIC_TO_PATIENT', 'CLINIC_TO_REPRESENTATIVE')`
const local = sql`(e.created_at at time zone k.time_zone)`

type Counted = Pick<
  Statistics,
  'received' | 'answered' | 'completed' | 'reopened' | 'firstAnswer' | 'completion'
> & { firstDay: string | null; lastDay: string | null }

export async function countRequests(tx: Tx, asked: Asked): Promise<Counted> {
  const minutes = (until: Sql) => sql`(percentile_cont(array[0.5, 0.9]) within group
    (order by extract(epoch from ${until} - e.created_at) / 60)
    filter (where ${until} is not null))::float8[]`
  const { first, done, ...counts } = await tx.one<
    Omit<Counted, 'firstAnswer' | 'completion'> & { first: number[] | null; done: number[] | null }
  >(sql`select count(*)::int as received, count(e.first_answered_at)::int as answered,
      count(*) filter (where e.completed_at is not null and e.outcome <> 'CANCELLED')::int as completed,
      count(*) filter (where e.times_reopened > 0)::int as reopened,
      ${minutes(sql`e.first_answered_at`)} as first,
      ${minutes(sql`(case when e.outcome <> 'CANCELLED' then e.completed_at end)`)} as done,
      min(${local})::date::text as first_day, max(${local})::date::text as last_day ${requests(asked)}`)
  return { ...counts, firstAnswer: durationOf(first), completion: durationOf(done) }
}

function durationOf(minutes: number[] | null): Statistics['firstAnswer'] {
  const [median, p90] = minutes ?? []
  return median === undefined || p90 === undefined
    ? null
    : { medianMinutes: Math.round(median), p90Minutes: Math.round(p90) }
}

export function countTrend(tx: Tx, asked: Asked, step: TrendStep): Promise<Statistics['trend']> {
  return tx.query(sql`select date_trunc(${step}, ${local})::date::text as "from", count(*)::int as count
    ${requests(asked)} group by 1 order by 1`)
}

type Groups = {
  hour: Statistics['hours']
  weekday: Statistics['weekdays']
  type: Statistics['types']
  profession: Statistics['professions']
}
const GROUPS: Record<keyof Groups, { by: Sql; order: Sql; only?: Sql }> = {
  hour: { by: sql`extract(hour from ${local})::int as hour`, order: sql`1` },
  weekday: { by: sql`extract(isodow from ${local})::int as weekday`, order: sql`1` },
  type: { by: sql`e.e_contact_type`, order: sql`2 desc, 1` },
  profession: {
    by: sql`e.first_answered_profession as profession`,
    order: sql`2 desc, 1`,
    only: sql`and e.first_answered_at is not null`,
  },
}

/** How many came, by one of their facts. */
export function countBy<G extends keyof Groups>(tx: Tx, asked: Asked, group: G): Promise<Groups[G]> {
  const { by, order, only = sql`` } = GROUPS[group]
  return tx.query(sql`select ${by}, count(*)::int as count ${requests(asked)} ${only}
    group by 1 order by ${order}`) as Promise<Groups[G]>
}

/** E-contacts in which something that cannot wait was found. */
export async function countDanger(tx: Tx, asked: Asked): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(distinct s.e_contact_id)::int as count
    from danger_signs s
    where s.clinic_id = ${asked.clinicId} and s.level <> 'NOTICE' ${within(sql`s.created_at`, asked)}`)
  return count
}

export function countPromised(tx: Tx, asked: Asked, now: Date): Promise<Statistics['promised']> {
  return tx.one(sql`select count(*) filter (where p.ended_at <= p.due_at)::int as kept,
      count(*) filter (where coalesce(p.ended_at, ${now}) > p.due_at)::int as late
    from e_contact_promises p
    where p.clinic_id = ${asked.clinicId} ${within(sql`p.since`, asked)}`)
}

/** The forms of a ready-made answer in several languages have one heading. One that is no longer shared is not named. */
export function countTemplateUses(tx: Tx, asked: Asked): Promise<Statistics['templates']> {
  return tx.query(sql`select t.heading, count(*)::int as count
    from template_uses u join templates t on t.id = u.template_id
    where u.clinic_id = ${asked.clinicId} and t.visible_to_all ${within(sql`u.used_at`, asked)}
    group by 1 order by 2 desc, 1`)
}
