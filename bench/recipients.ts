// W8: who fits the filters of the message centre, among 100,000 patients of one clinic, asked of the whole server with rights and audit,
// beside the same question in plain SQL. Then each filter alone, and the price of a sending to everybody, which have a statement's
// deadline as their limit. `--size 100000 --rounds 40`. Prints one JSON line.
import { parseArgs } from 'node:util'
import { createClinic, createEmployee } from '@vastus/server/testing'
import { sql } from '../apps/server/src/db/sql.ts'
import { median, percentile, round } from './support/processes.ts'
import { startApp } from './support/start-app.ts'

const { values } = parseArgs({ options: { size: { type: 'string' }, rounds: { type: 'string' } } })
const SIZE = Number(values.size ?? 100_000)
const ROUNDS = Number(values.rounds ?? 40)
const LISTS = ['N0001', 'N0002', 'N0003', 'N0004', 'N0005']
const YEARS = [1957, 1959, 1961, 1963, 1965, 1967]
const NAME = 'mar'
const ALONE = [
  '',
  'name=mar',
  'sex=FEMALE',
  'hasPhone=true',
  'hasPhone=false',
  'hasEmail=true',
  'hasEmail=false',
  'ages=18,70',
  'birthYears=1957',
  'listCodes=N0001',
  'eContactCreatedAtFrom=2026-01-01',
]

const test = await startApp()
try {
  const { services } = test
  const asSystem = <T>(statement: ReturnType<typeof sql>) =>
    services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(statement))
  const clinic = await createClinic(services)
  const { clinicId } = clinic
  const client = await test.signedInAs(await createEmployee(services, clinic))
  // Without the triggers, which fill the same columns row by row.
  await services.database.ownerTransaction(async (tx) => {
    await tx.script('set local session_replication_role = replica; set local row_security = on')
    await tx.run(sql`with added as (
        insert into persons (first_name, surname, birth_date, sex, email, phone, phone_given_by_patient, identity_verified, created_at)
        select (array['Mari', 'Jaan', 'Anna', 'Peeter'])[1 + n % 4], initcap(translate(left(md5(n::text), 9), '0123456789', 'ghijklmnop')),
          '1930-01-01'::date + (n * 7919) % 32000, case n % 2 when 0 then 'FEMALE' else 'MALE' end,
          case when n % 3 > 0 then 'p' || n || '@patient.example' end, case when n % 10 > 0 then '+3725' || lpad(n::text, 7, '0') end,
          n % 10 > 5, true, now()
        from generate_series(1, ${SIZE}::int) n returning id, first_name, surname, birth_date, sex)
      insert into clinic_patients (clinic_id, person_id, list_code, clinic_member, created_at, name_key, birth_date, sex)
      select ${clinicId}, id, 'N' || lpad((id % 20)::text, 4, '0'), true, now(), lower(first_name || ' ' || surname), birth_date, sex from added`)
    // A third has an account, and somebody acts for each child.
    await tx.run(sql`insert into users (person_id, email, language, created_at)
      select person_id, 'u' || person_id || '@patient.example', 'et', now() from clinic_patients where person_id % 3 = 0
      on conflict do nothing`)
    await tx.run(sql`insert into representations (representative_person_id, represented_person_id, declared_at, entered_by_clinic_ids)
      select (select min(person_id) from clinic_patients) + person_id % 1000, person_id, now(), '{}' from clinic_patients
      where birth_date > now() - interval '18 years'`)
  })
  // By the owner: nobody else's is obeyed.
  await services.database.ownerTransaction((tx) =>
    tx.script('analyze persons, clinic_patients, users, representations'),
  )

  const query = new URLSearchParams({
    clinicId: String(clinicId),
    name: NAME,
    sex: 'FEMALE',
    hasPhone: 'true',
    listCodes: LISTS.join(','),
    birthYears: YEARS.join(','),
  })
  let found = 0
  const ask = async () => {
    const response = await client.get(`/api/clinic/message-centre/patients?${query}`)
    if (response.statusCode !== 200) throw new Error(response.body)
    found = response.json().totalElements
  }
  const plain = async () => {
    const rows = await asSystem<{
      total: number
    }>(sql`select p.id, p.first_name, p.surname, p.phone, count(*) over () as total
      from clinic_patients cp join persons p on p.id = cp.person_id
      where cp.clinic_id = ${clinicId} and p.sex = 'FEMALE' and p.phone is not null and cp.list_code = any(${LISTS}::text[])
        and extract(year from p.birth_date)::int = any(${YEARS}::int[])
        and lower(p.first_name || ' ' || p.surname) like ${`%${NAME}%`}
      order by lower(p.first_name || ' ' || p.surname), p.id limit 500`)
    if ((rows[0]?.total ?? 0) !== found) throw new Error('the two do not find the same')
  }
  const times = { product: [] as number[], plain: [] as number[] }
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const [side, work] of [
      ['product', ask],
      ['plain', plain],
    ] as const) {
      const startedAt = performance.now()
      await work()
      times[side].push(performance.now() - startedAt)
    }
  const timeOf = async (work: () => Promise<{ statusCode: number; body: string }>) => {
    const startedAt = performance.now()
    const response = await work()
    if (response.statusCode !== 200) throw new Error(response.body)
    return Math.round(performance.now() - startedAt)
  }
  const alone: Record<string, number> = {}
  for (const filter of ALONE)
    alone[filter] = await timeOf(() =>
      client.get(`/api/clinic/message-centre/patients?clinicId=${clinicId}&${filter}`),
    )
  const price = []
  for (let turn = 0; turn < 3; turn++)
    price.push(
      await timeOf(() =>
        client.post('/api/clinic/message-centre/preview', {
          clinicId,
          text: 'Hello {firstName}, the flu vaccine is here.',
          filters: {},
          excludedPersonIds: [],
        }),
      ),
    )
  const summary = (all: number[]) => ({ p50: round(median(all)), p95: round(percentile(all, 0.95)) })
  process.stdout.write(
    `${JSON.stringify({ measurement: 'W8 recipients', size: SIZE, found, productMs: summary(times.product), plainMs: summary(times.plain), aloneMs: alone, priceOfEverybodyMs: price })}\n`,
  )
} finally {
  await test.close()
  test.stop()
}
