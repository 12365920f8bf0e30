// W10: the feedback statistics of one clinic with 200,000 ratings, asked of the whole server with rights, beside one pass over the
// ratings in plain SQL. Three periods: all, a year, a month. `--size 200000 --rounds 40`. Prints one JSON line.
import { parseArgs } from 'node:util'
import { createClinic, createEmployee } from '@vastus/server/testing'
import { type Sql, sql } from '../apps/server/src/db/sql.ts'
import { median, round } from './support/processes.ts'
import { startApp } from './support/start-app.ts'

const { values } = parseArgs({ options: { size: { type: 'string' }, rounds: { type: 'string' } } })
const SIZE = Number(values.size ?? 200_000)
const ROUNDS = Number(values.rounds ?? 40)
const PERIODS = {
  all: { start: null, end: null, step: 'month' },
  year: { start: '2025-01-01', end: '2025-12-31', step: 'month' },
  month: { start: '2025-06-01', end: '2025-06-30', step: 'day' },
} as const

const test = await startApp()
try {
  const { services } = test
  const clinic = await createClinic(services)
  const { clinicId } = clinic
  const client = await test.signedInAs(await createEmployee(services, clinic))
  // Without the e-contacts, which the statistics do not read, and so without the trigger, whose counts are made at once.
  await services.database.ownerTransaction(async (tx) => {
    await tx.script('set local session_replication_role = replica; set local row_security = on')
    await tx.run(sql`insert into feedback (e_contact_id, clinic_id, type, rating, keywords, message, created_at)
      select n, ${clinicId}, 'CLINIC', 1 + n % 5, case n % 3 when 0 then '{SPEED,CLARITY}' when 1 then '{TIME_SAVED}' else '{}' end::text[], '',
        timestamptz '2023-06-01' + n * (interval '1000 days' / ${SIZE}::int) from generate_series(1, ${SIZE}::int) n`)
    await tx.run(sql`insert into feedback_days (clinic_id, day, rating, count, speed, clarity, time_saved, simplicity, other)
      select ${clinicId}, (f.created_at at time zone c.time_zone)::date, f.rating, ${countOfEach()}
      from feedback f join clinics c on c.id = f.clinic_id where f.clinic_id = ${clinicId} group by 2, 3`)
  })
  await services.database.ownerTransaction((tx) => tx.script('analyze feedback, feedback_days'))

  const measured: Record<string, object> = {}
  for (const [name, { start, end, step }] of Object.entries(PERIODS)) {
    const query = new URLSearchParams(start && end ? { periodStart: start, periodEnd: end } : {})
    const onePass = () =>
      services.database.transaction({ actor: 'system' }, (tx) =>
        tx.query<{
          count: number
        }>(sql`select f.rating, date_trunc(${step}, f.created_at at time zone c.time_zone) as "from", ${countOfEach()}
          from feedback f join clinics c on c.id = f.clinic_id where f.type = 'CLINIC' and f.clinic_id = ${clinicId}
            ${start && end ? sql`and f.created_at >= ${start}::date::timestamp at time zone c.time_zone and f.created_at < (${end}::date + 1)::timestamp at time zone c.time_zone` : sql``}
          group by 1, 2`),
      )
    const server = async () => {
      const response = await client.get(`/api/clinic/${clinicId}/feedback/statistics?${query}`)
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.json().count as number
    }
    const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)
    if ((await server()) !== sum(await onePass())) throw new Error('the two do not count the same')
    const times = { onePass: [] as number[], server: [] as number[] }
    for (let turn = 0; turn < ROUNDS; turn++)
      for (const [side, work] of [
        ['onePass', onePass],
        ['server', server],
      ] as const) {
        const startedAt = performance.now()
        await work()
        times[side].push(performance.now() - startedAt)
      }
    measured[name] = {
      onePassMs: round(median(times.onePass)),
      serverMs: round(median(times.server)),
      share: Math.round((median(times.server) / median(times.onePass)) * 100) / 100,
    }
  }
  process.stdout.write(
    `${JSON.stringify({ measurement: 'W10 feedback', size: SIZE, ...measured, goal: 0.15 })}\n`,
  )
} finally {
  await test.close()
  test.stop()
}

/** What is counted of each rating. */
function countOfEach(): Sql {
  const of = (keyword: string) => sql`count(*) filter (where ${keyword} = any (f.keywords))::int`
  return sql`count(*)::int as count, ${of('SPEED')} as speed, ${of('CLARITY')} as clarity, ${of('TIME_SAVED')} as time_saved, ${of('SIMPLICITY')} as simplicity, ${of('OTHER')} as other`
}
