import type { RouteResponse } from '@vastus/contract/route'
import type { workStatistics } from '@vastus/contract/work-statistics'
import type { TrendStep } from '@vastus/domain/statistics/period'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'

type Statistics = RouteResponse<typeof workStatistics>
/** From the first instant of a period until the first one after it, on the clock of the clinic. */
export type Asked = { clinicId: number; timeZone: string; from: Date | null; until: Date | null }

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
const requests = (asked: Asked): Sql => sql`from e_contacts e
  where e.clinic_id = ${asked.clinicId} and e.finalize_status = 'SUBMITTED' ${within(sql`e.created_at`, asked)}
    and e.direction not in ('CLINIC_TO_PATIENT', 'CLINIC_TO_REPRESENTATIVE')`

type Counted = Pick<
  Statistics,
  'received' | 'answered' | 'completed' | 'reopened' | 'firstAnswer' | 'completion'
> & { firstDay: string | null; lastDay: string | null }

export async function countRequests(tx: Tx, asked: Asked): Promise<Counted> {
  const dayOf = (instant: Sql) => sql`(${instant} at time zone ${asked.timeZone})::date::text`
  const minutes = (until: Sql) => sql`(percentile_cont(array[0.5, 0.9]) within group
    (order by date_part('epoch', ${until} - e.created_at) / 60)
    filter (where ${until} is not null))::float8[]`
  const { first, done, ...counts } = await tx.one<
    Omit<Counted, 'firstAnswer' | 'completion'> & { first: number[] | null; done: number[] | null }
  >(sql`select count(*)::int as received, count(e.first_answered_at)::int as answered,
      count(*) filter (where e.completed_at is not null and e.outcome <> 'CANCELLED')::int as completed,
      count(*) filter (where e.times_reopened > 0)::int as reopened,
      ${minutes(sql`e.first_answered_at`)} as first,
      ${minutes(sql`(case when e.outcome <> 'CANCELLED' then e.completed_at end)`)} as done,
      ${dayOf(sql`min(e.created_at)`)} as first_day, ${dayOf(sql`max(e.created_at)`)} as last_day ${requests(asked)}`)
  return { ...counts, firstAnswer: durationOf(first), completion: durationOf(done) }
}

function durationOf(minutes: number[] | null): Statistics['firstAnswer'] {
  const [median, p90] = minutes ?? []
  return median === undefined || p90 === undefined
    ? null
    : { medianMinutes: Math.round(median), p90Minutes: Math.round(p90) }
}

type Facts = Pick<Statistics, 'trend' | 'hours' | 'weekdays' | 'types' | 'professions'>
/** A number of e-contacts with one of their facts; the others are null. */
type FactRow = { [F in keyof Facts]: Facts[F][number] & { fact: F } }[keyof Facts]

/** How many came, by each of their facts, counted in one pass. */
export async function countByFacts(tx: Tx, asked: Asked, step: TrendStep): Promise<Facts> {
  const rows = await tx.query<FactRow>(factsStatement(asked, step))
  const of = <F extends keyof Facts>(fact: F) =>
    rows.filter((row) => row.fact === fact) as Extract<FactRow, { fact: F }>[]
  return {
    trend: of('trend').map(({ from, count }) => ({ from, count })),
    hours: of('hours').map(({ hour, count }) => ({ hour, count })),
    weekdays: of('weekdays').map(({ weekday, count }) => ({ weekday, count })),
    types: of('types').map(({ eContactType, count }) => ({ eContactType, count })),
    professions: of('professions').map(({ profession, count }) => ({ profession, count })),
  }
}

export const factsStatement = (asked: Asked, step: TrendStep): Sql => {
  const local = sql`(e.created_at at time zone ${asked.timeZone})`
  return sql`select case 0 when grouping(begun) then 'trend' when grouping(hour) then 'hours' when grouping(weekday) then 'weekdays'
        when grouping(e_contact_type) then 'types' else 'professions' end as fact,
      begun::date::text as "from", hour::int, weekday::int, e_contact_type, profession,
      -- Whose answer it was is asked of what has been answered.
      (case grouping(profession) when 0 then count(first_answered_at) else count(*) end)::int as count
    from (select date_trunc(${step}, ${local}) as begun, date_part('hour', ${local}) as hour, date_part('isodow', ${local}) as weekday,
        e.e_contact_type, e.first_answered_profession as profession, e.first_answered_at ${requests(asked)}) f
    group by grouping sets ((begun), (hour), (weekday), (e_contact_type), (profession))
    having grouping(profession) = 1 or count(first_answered_at) > 0
    order by begun, hour, weekday, count desc, e_contact_type, profession`
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
  return tx.query(sql`select t.heading, sum(u.count)::int as count
    from (select u.template_id, count(*) from template_uses u
      where u.clinic_id = ${asked.clinicId} ${within(sql`u.used_at`, asked)} group by 1) u
    join templates t on t.id = u.template_id
    where t.visible_to_all group by 1 order by 2 desc, 1`)
}
