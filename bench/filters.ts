// Every pair of the inbox's filters beside its plain page, in turns, on a throw-away PostgreSQL through the real server.
// `--size 1000000 --rounds 40`. Prints the slowest pairs and, last, one JSON line. The goal: p95 of any pair is at most
// 1.5 times that of the plain page.
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { administer, startPostgresCluster } from '@vastus/server/testing'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { sql } from '../apps/server/src/db/sql.ts'
import { createData } from './support/data.ts'
import { percentile, round, startProduct } from './support/processes.ts'

const { values } = parseArgs({ options: { size: { type: 'string' }, rounds: { type: 'string' } } })
const SIZE = Number(values.size ?? 100_000)
const ROUNDS = Number(values.rounds ?? 40)
const AT_MOST = 1.5
const SHOWN = 10

/** The staff of the big clinic in bench/data.ts. */
const [SOMEBODY, ANOTHER] = [201, 202]
const TYPES = ['HEADACHE', 'COUGH', 'PRESCRIPTION', 'BILLING_QUESTION']
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** What the inbox can ask for, with values that hold; a name before the colon is one that cannot be asked for twice. */
const FILTERS: Record<string, string> = {
  'status: our turn': 'waitingFor=CLINIC',
  'status: their turn': 'waitingFor=PATIENT',
  'status: completed': 'onlyCompleted=true',
  'status: rejected': 'statuses=rejected',
  'new patients': 'acceptanceRequired=true',
  'assignee: nobody': 'hasAssigneeUser=false',
  'assignee: one': `assigneeUserIds=${SOMEBODY}`,
  'assignee: one or nobody': `assigneeUserIds=${ANOTHER}&plusUnassigned=true`,
  list: 'listCodes=N0123',
  patient: 'patientPersonIds=450',
  'type: common': 'types=COUGH',
  'type: rare': 'types=BILLING_QUESTION',
  'created from': `createdAtFrom=${daysAgo(3)}`,
  'created to': `createdAtTo=${daysAgo(1)}`,
  'updated from': `updatedAtFrom=${daysAgo(2)}`,
  'updated to': `updatedAtTo=${daysAgo(1)}`,
  'search: name': 'search=SURNAME',
  'search: word': 'search=headache',
  'sort: created': 'sort=createdAt',
  'sort: waiting': 'sort=waitingSince&order=asc',
  'sort: oldest': 'order=asc',
}

function pairs(): { name: string; query: string }[] {
  const all = Object.entries(FILTERS)
  const kind = (name: string) => name.split(':')[0]
  return all.flatMap(([one, first], at) =>
    all
      .slice(at + 1)
      .filter(([other]) => kind(one) !== kind(other))
      .map(([other, second]) => ({ name: `${one} + ${other}`, query: `${first}&${second}` })),
  )
}

/** The rows of bench/data.ts are alike; here they differ as those of a clinic do. */
async function vary(databaseUrl: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({ dataDir: '', databaseUrl, log })
  await database.ownerTransaction(async (tx) => {
    await tx.script('set local role vastus_system')
    await tx.run(sql`insert into clinic_patients (clinic_id, person_id, list_code, clinic_member, created_at)
      select 1, patient_person_id, 'N01' || lpad((id % 30)::text, 2, '0'), true, now() from e_contacts where clinic_id = 1
      on conflict do nothing`)
    await tx.run(sql`update e_contacts set e_contact_type = (${TYPES}::text[])[case when id % 50 = 0 then 4 else 1 + id % 3 end],
        acceptance_required = id % 40 = 1 and outcome is null, assignee_user_id = case when id % 3 = 0 then null else 201 + id % 5 end,
        status = case when id % 100 = 12 then 'rejected' else status end,
        outcome = case when id % 100 = 12 then 'REJECTED' else outcome end,
        completed_at = case when id % 100 = 12 then null else completed_at end
      where clinic_id = 1`)
    await tx.query(sql`select count(refresh_e_contact_row(id)) from e_contacts where clinic_id = 1`)
    await tx.script('reset role')
  })
  await database.close()
  await administer(databaseUrl, 'vacuum analyze')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('PostgreSQL is not installed here')
const dataDir = await mkdtemp(join(tmpdir(), 'vastus-filters-'))
const port = await freePort()
let server: ChildProcess | undefined
try {
  const data = await createData(cluster.url, SIZE)
  await vary(cluster.url)
  server = await startProduct({ PORT: String(port), DATABASE_URL: cluster.url, DATA_DIR: dataDir })
  let calls = 0
  const time = async (query: string): Promise<number> => {
    const token = data.staff[calls++ % data.staff.length]
    const from = performance.now()
    const response = await fetch(
      `http://127.0.0.1:${port}/api/clinic/e-contacts?clinicId=${data.bigClinicId}&size=500&${query.replace('SURNAME', data.surname)}`,
      { headers: { cookie: `__Host-sid=${token}` } },
    )
    const text = await response.text()
    const took = performance.now() - from
    if (!response.ok) throw new Error(`${query} answered ${response.status} ${text}`)
    return took
  }
  const measured = []
  for (const { name, query } of pairs()) {
    const [plain, pair]: [number[], number[]] = [[], []]
    await time(query)
    for (let turn = 0; turn < ROUNDS; turn++) {
      plain.push(await time(''))
      pair.push(await time(query))
    }
    measured.push({
      name,
      p50: round(percentile(pair, 0.5)),
      p95: round(percentile(pair, 0.95)),
      // The quickest of each: what is left where others keep the machine busy.
      ofPlainBest: round(Math.min(...pair) / Math.min(...plain)),
      ofPlainP50: round(percentile(pair, 0.5) / percentile(plain, 0.5)),
      ofPlainP95: round(percentile(pair, 0.95) / percentile(plain, 0.95)),
    })
  }
  const slowest = measured.toSorted((a, b) => b.ofPlainP95 - a.ofPlainP95)
  console.table(slowest.slice(0, SHOWN))
  process.stdout.write(
    `${JSON.stringify({ bench: 'filters', size: SIZE, rounds: ROUNDS, pairs: measured.length, slow: slowest.filter(({ ofPlainP95 }) => ofPlainP95 > AT_MOST), slowest: slowest[0] })}\n`,
  )
} finally {
  server?.kill('SIGKILL')
  cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}
