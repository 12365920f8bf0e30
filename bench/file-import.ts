// W9: a file of patients that a clinic has, with a changed list for each, previewed and carried out, beside a bare COPY of the same bytes
// and beside the inbox that somebody asks for meanwhile. `--rows 100000`. Prints one JSON line.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  administer,
  createClinic,
  createEmployee,
  onDatabase,
  startPostgresCluster,
} from '@vastus/server/testing'
import { sql } from '../apps/server/src/db/sql.ts'
import { median, percentile, round } from './support/processes.ts'
import { startApp } from './support/start-app.ts'

const { values } = parseArgs({ options: { rows: { type: 'string' }, kind: { type: 'string' } } })
const ROWS = Number(values.rows ?? 100_000)
const KIND = values.kind === 'PATIENTS' ? 'PATIENTS' : 'PHONES'
const MB = 1024 * 1024

const test = await startApp()
try {
  const { services } = test
  const { database } = services
  const clinic = await createClinic(services)
  const { clinicId } = clinic
  const doctor = await createEmployee(services, clinic)
  const client = await test.signedInAs(doctor)
  const codes = Array.from({ length: ROWS }, (_, place) => codeOf(place))
  // Without the triggers, which fill the same columns row by row.
  await database.ownerTransaction(async (tx) => {
    await tx.script('set local session_replication_role = replica; set local row_security = on')
    await tx.run(sql`with added as (
        insert into persons (first_name, surname, personal_code, birth_date, sex, phone, identity_verified, created_at)
        select 'Mari', 'Import', code, '1970-01-01'::date, 'FEMALE', '+37251110001', true, now()
        from unnest(${codes}::text[]) code returning id, personal_code)
      insert into clinic_patients (clinic_id, person_id, clinic_member, created_at, search_identity, name_key, birth_date, sex)
      select ${clinicId}, id, true, now(), 'mari import mari ' || personal_code, 'mari import', '1970-01-01', 'FEMALE' from added`)
    await tx.script('analyze persons, clinic_patients')
  })
  const head = KIND === 'PHONES' ? 'isikukood;telefon' : 'isikukood;eesnimi;perenimi;nimistu'
  const lines = codes.map((code, place) =>
    KIND === 'PHONES'
      ? `${code};+3725${String(place).padStart(7, '0')}`
      : `${code};Mari;Import;N${String(place % 20).padStart(4, '0')}`,
  )
  const file = Buffer.from([head, ...lines].join('\r\n'))

  const copyMs = await timeOfCopy(lines.join('\n'))

  const list = async () => {
    const startedAt = performance.now()
    await client.get(`/api/clinic/e-contacts?clinicId=${clinicId}`)
    return performance.now() - startedAt
  }
  const quiet: number[] = []
  for (let turn = 0; turn < 20; turn++) quiet.push(await list())

  const send = async (content: Buffer) => {
    const response = await test.app.inject({
      method: KIND === 'PHONES' ? 'PATCH' : 'POST',
      url: KIND === 'PHONES' ? '/api/import/csv?preview=true' : '/api/import/patients',
      headers: {
        cookie: client.cookie() ?? '',
        origin: test.services.config.publicUrl,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Buffer.concat([
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="bench.csv"\r\n\r\n'),
        content,
        Buffer.from(
          `\r\n--x\r\ncontent-disposition: form-data; name="clinicId"\r\n\r\n${clinicId}\r\n--x--\r\n`,
        ),
      ]),
    })
    if (response.statusCode >= 300) throw new Error(response.body)
    return response.json() as { id: number; status: string; outcomes: object }
  }
  const stateOf = async (id: number) =>
    (await client.get(`/api/import/${id}`)).json() as { status: string; outcomes: object }
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const busy: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) busy.push(await list())
  })()
  const carryOut = async () => {
    const previewStartedAt = performance.now()
    const previewed = await send(file)
    const previewMs = performance.now() - previewStartedAt
    const importStartedAt = performance.now()
    await client.post(`/api/import/${previewed.id}/confirm`)
    let done = await stateOf(previewed.id)
    for (; done.status === 'RUNNING'; done = await stateOf(previewed.id)) await delay(200)
    return { done, previewMs, importMs: performance.now() - importStartedAt }
  }
  const { done, previewMs, importMs } = await carryOut().finally(() => {
    isOver = true
    clearInterval(watch)
  })
  await asking
  process.stdout.write(
    `${JSON.stringify({
      measurement: 'W9 import',
      kind: KIND,
      rows: ROWS,
      outcomes: done.outcomes,
      seconds: {
        copy: round(copyMs / 1000),
        preview: round(previewMs / 1000),
        import: round(importMs / 1000),
      },
      memoryMb: round((most - before) / MB),
      listMs: {
        quiet: round(percentile(quiet, 0.95)),
        meanwhile: round(percentile(busy, 0.95)),
        median: round(median(busy)),
      },
    })}\n`,
  )
} finally {
  await test.close()
  test.stop()
}
/** The same cells, put into a table with an index by nothing but the database. */
async function timeOfCopy(text: string): Promise<number> {
  const cluster = await startPostgresCluster()
  if (!cluster) throw new Error('this needs the programs of PostgreSQL, or TEST_DATABASE_URL')
  const folder = await mkdtemp(join(tmpdir(), 'bench-copy-'))
  try {
    const path = join(folder, 'rows.csv')
    await writeFile(path, text)
    await chmod(folder, 0o755)
    await administer(cluster.url, 'create database copying')
    const url = onDatabase(cluster.url, 'copying')
    const columns =
      KIND === 'PHONES'
        ? 'code text primary key, phone text'
        : 'code text primary key, a text, b text, c text'
    await administer(url, `create table copied (id bigint generated always as identity, ${columns})`)
    const startedAt = performance.now()
    const names = KIND === 'PHONES' ? 'code, phone' : 'code, a, b, c'
    await administer(url, `copy copied (${names}) from '${path}' with (format csv, delimiter ';')`)
    return performance.now() - startedAt
  } finally {
    cluster.stop()
    await rm(folder, { recursive: true })
  }
}

/** A well-formed Estonian code of 1970 for each place. */
function codeOf(place: number): string {
  const digits = `4${String(70 + Math.floor(place / 200_000)).padStart(2, '0')}${String(1 + (Math.floor(place / 1000 / 28) % 12)).padStart(2, '0')}${String(1 + (Math.floor(place / 1000) % 28)).padStart(2, '0')}${String(place % 1000).padStart(3, '0')}`
  const sumWith = (weights: string) =>
    [...weights].reduce((sum, weight, at) => sum + Number(weight) * Number(digits[at]), 0) % 11
  const first = sumWith('1234567891')
  const check = first < 10 ? first : (sumWith('3456789123') % 11) % 10
  return `${digits}${check}`
}
