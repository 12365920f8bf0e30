// The statistics of the work of one clinic with 200,000 e-contacts of three years, asked of the whole server with rights: all of them, a
// year, a month. `--size 200000 --rounds 20 --on pglite`. Prints one JSON line.
import { parseArgs } from 'node:util'
import { createClinic, createEmployee } from '@vastus/server/testing'
import { sql } from '../apps/server/src/db/sql.ts'
import { median, percentile, round } from './support/processes.ts'
import { startApp } from './support/start-app.ts'

const { values } = parseArgs({
  options: { size: { type: 'string' }, rounds: { type: 'string' }, on: { type: 'string' } },
})
const SIZE = Number(values.size ?? 200_000)
const ROUNDS = Number(values.rounds ?? 20)
const KIND = values.on === 'pglite' ? 'pglite' : 'postgres'
const PERIODS = {
  all: {},
  year: { periodStart: '2025-01-01', periodEnd: '2025-12-31' },
  month: { periodStart: '2025-06-01', periodEnd: '2025-06-30' },
}
const TYPES = ['HEADACHE', 'COUGH', 'PRESCRIPTION', 'BACK_PAIN', 'QUESTION', 'REQUEST_LABS', 'SICK_LEAVE']

const test = await startApp(KIND)
try {
  const { services } = test
  const clinic = await createClinic(services)
  const { clinicId } = clinic
  const doctor = await createEmployee(services, clinic)
  const client = await test.signedInAs(doctor)
  // Without the triggers, which draw the rows of the inbox.
  await services.database.ownerTransaction(async (tx) => {
    await tx.script('set local session_replication_role = replica; set local row_security = on')
    await tx.run(sql`insert into e_contacts (id, clinic_id, patient_person_id, creator_person_id, direction, e_contact_type, status,
        finalize_status, outcome, created_at, updated_at, first_answered_at, first_answered_profession, completed_at, times_reopened)
      select n, ${clinicId}, ${doctor.personId}, ${doctor.personId}, 'PATIENT_TO_CLINIC', (${TYPES}::text[])[1 + n % 7], 'completed',
        'SUBMITTED', case when n % 20 > 0 then 'ANSWERED' else 'CANCELLED' end, at, at, at + n % 3000 * interval '1 minute',
        (array['DOCTOR', 'NURSE', 'NON_CLINICAL'])[1 + n % 3], at + n % 5000 * interval '1 minute', case n % 30 when 0 then 1 else 0 end
      from generate_series(1, ${SIZE}::int) n,
        lateral (select timestamptz '2023-06-01' + n * (interval '1000 days' / ${SIZE}::int) as at) t`)
    await tx.run(sql`insert into e_contact_promises (e_contact_id, clinic_id, creator_person_id, since, soon_at, due_at, ended_at)
      select id, clinic_id, creator_person_id, created_at, created_at + interval '20 hours', created_at + interval '24 hours', first_answered_at
      from e_contacts`)
    await tx.run(sql`insert into danger_signs (e_contact_id, clinic_id, rule_id, words, lowered_by, created_at, level)
      select id, clinic_id, 'BENCH', '{}', '{}', created_at, case id % 2 when 0 then 'NOTICE' else 'SAME_DAY' end from e_contacts where id % 10 < 2`)
    await tx.run(sql`insert into templates (clinic_id, owner_user_id, heading, description, visible_to_all, created_at, updated_at)
      select ${clinicId}, ${doctor.userId}, 'Answer ' || n, 'Words', true, now(), now() from generate_series(1, 40) n`)
    await tx.run(sql`insert into template_uses (clinic_id, template_id, used_at)
      select ${clinicId}, (select min(id) from templates where clinic_id = ${clinicId}) + id % 40, first_answered_at from e_contacts where id % 3 = 0`)
  })
  await services.database.ownerTransaction((tx) =>
    tx.script('analyze e_contacts, e_contact_promises, danger_signs, templates, template_uses'),
  )

  const measured: Record<string, object> = {}
  for (const [name, period] of Object.entries(PERIODS)) {
    const query = new URLSearchParams(period)
    const times: number[] = []
    let received = 0
    for (let turn = 0; turn < ROUNDS; turn++) {
      const startedAt = performance.now()
      const response = await client.get(`/api/clinic/${clinicId}/work-statistics?${query}`)
      if (response.statusCode !== 200) throw new Error(response.body)
      times.push(performance.now() - startedAt)
      received = response.json().received
    }
    measured[name] = { received, p50Ms: round(median(times)), p95Ms: round(percentile(times, 0.95)) }
  }
  process.stdout.write(
    `${JSON.stringify({ measurement: 'work statistics', on: KIND, size: SIZE, ...measured, goalMs: 300 })}\n`,
  )
} finally {
  await test.close()
  test.stop()
}
