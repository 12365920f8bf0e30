import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { SmtpMailer } from '../../apps/server/src/adapters/mail/smtp-mailer.ts'
import { DiskStorage } from '../../apps/server/src/adapters/storage/disk-storage.ts'
import { PgliteThread } from '../../apps/server/src/db/pglite-thread.ts'
import { Batch } from '../../apps/server/src/db/postgres-batch.ts'
import type { CrashFault, CrashPoint, ProfilePoint } from './crash-points.ts'

// Loaded by crash-server.ts before the product (node --import). Watches the statements as they leave for the database,
// and the file store and the mail server, from outside: the product itself knows nothing of it. CRASH_POINT ends the
// process at the CRASH_PASSING-th passing of that point, CRASH_STATEMENT while its statement of that number is under way;
// CRASH_FAULTS plants faults; SIGUSR2 ends the database's thread.

type Moment = { statement: RegExp; when: 'BEFORE' | 'AFTER' | 'COMMITTED' }
const MOMENTS: Partial<Record<CrashPoint | ProfilePoint, Moment>> = {
  'request parsed': { statement: /insert into idempotency_keys/, when: 'BEFORE' },
  'row written, not committed': { statement: /insert into timeline_entries/, when: 'AFTER' },
  'committed, not answered': { statement: /update idempotency_keys set status/, when: 'COMMITTED' },
  'file row written, not scanned': { statement: /insert into files/, when: 'COMMITTED' },
  'job leased': { statement: /update jobs set lease_token[^]*returning/, when: 'COMMITTED' },
  'event half fanned out': { statement: /insert into notices/, when: 'AFTER' },
  'event fanned out': { statement: /insert into notices/, when: 'COMMITTED' },
  'profile written, not committed': { statement: /update one_time_codes set used_at/, when: 'AFTER' },
  'profile committed, not answered': { statement: /update one_time_codes set used_at/, when: 'COMMITTED' },
}
const LONGEST_STATEMENT_MS = 20
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const point = process.env['CRASH_POINT'] as CrashPoint | ProfilePoint | undefined
const faults = (process.env['CRASH_FAULTS'] ?? '').split(',') as CrashFault[]
const moment = point ? MOMENTS[point] : undefined
let statementsLeft = Number(process.env['CRASH_STATEMENT'] ?? 0)
let passingsLeft = Number(process.env['CRASH_PASSING'] ?? 1)

const die = () => process.kill(process.pid, 'SIGKILL')

function pass(): void {
  if (--passingsLeft === 0) die()
}

/** What the open transaction of each connection has done so far. */
const doneOn = new WeakMap<object, { atPoint: boolean; asRequest: boolean }>()

type Statement = { text: string; values: readonly unknown[] }
type Answer = { rows?: readonly unknown[] } | null | undefined

async function watch<T extends Answer>(
  connection: object,
  asked: Statement,
  send: (statement: Statement) => Promise<T>,
): Promise<T> {
  const done = doneOn.get(connection) ?? { atPoint: false, asRequest: false }
  doneOn.set(connection, done)
  const isAtPoint = moment?.statement.test(asked.text) ?? false
  if (isAtPoint && moment?.when === 'BEFORE') pass()
  if (--statementsLeft === 0) setTimeout(die, Math.random() * LONGEST_STATEMENT_MS)
  // Statements leave without waiting for one another: the commit after this one must know of it already.
  if (/update idempotency_keys set status/.test(asked.text)) done.asRequest = true
  const answer = await send(spoiled(asked, done.asRequest))
  // A claim that found no job is no lease.
  if (isAtPoint && !(asked.text.includes('returning') && answer?.rows?.length === 0)) done.atPoint = true
  if (isAtPoint && moment?.when === 'AFTER') pass()
  if (/^(commit|rollback)/.test(asked.text)) {
    if (done.atPoint && moment?.when === 'COMMITTED' && asked.text.startsWith('commit')) pass()
    doneOn.delete(connection)
  }
  return answer
}

/** What has one end is committed with it. */
function watchBatch(batch: Batch): void {
  statementsLeft -= batch.statements.length
  if (statementsLeft <= 0 && statementsLeft + batch.statements.length > 0)
    setTimeout(die, Math.random() * LONGEST_STATEMENT_MS)
  if (moment?.when !== 'COMMITTED') return
  batch.once('end', (results: readonly pg.QueryArrayResult[]) => {
    const isPassed = batch.statements.some(
      ({ text }, at) =>
        moment.statement.test(text) && !(text.includes('returning') && results[at]?.rows.length === 0),
    )
    if (isPassed) pass()
  })
}

function spoiled({ text, values }: Statement, isRequest: boolean): Statement {
  if (faults.includes('keys are forgotten') && /insert into idempotency_keys/.test(text))
    return { text, values: values.map((value) => (KEY.test(String(value)) ? randomUUID() : value)) }
  if (faults.includes('commits are undone') && text.startsWith('commit') && isRequest)
    return { text: 'rollback', values }
  if (faults.includes('notices are forgotten') && values.includes('notify-of-event'))
    return { text: text.replace(/from event(?=\s+on conflict)/, 'from event where false'), values }
  return { text, values }
}

const ask = PgliteThread.prototype.ask
PgliteThread.prototype.ask = function (request, deadline) {
  if (request.ask !== 'run') return ask.call(this, request, deadline)
  return watch(this, request, ({ text, values }) =>
    ask.call(this, { ...request, text, values: [...values] as (string | null)[] }, deadline),
  )
}

type Query = (statement: object | string) => Promise<pg.QueryArrayResult>
const client = pg.Client.prototype as unknown as { query: Query }
const query = client.query
client.query = function (this: object, statement) {
  if (statement instanceof Batch) watchBatch(statement)
  // The pool and the listener ask in other ways, and never write.
  if (typeof statement !== 'object' || !('rowMode' in statement)) return query.call(this, statement)
  const { text, values = [] } = statement as unknown as Partial<Statement> & { text: string }
  return watch(this, { text, values }, (said) =>
    query.call(this, {
      ...statement,
      text: said.text,
      values: said.values.length > 0 ? said.values : undefined,
    }),
  )
}

const take = DiskStorage.prototype.take
let taken = 0
DiskStorage.prototype.take = async function (key, path) {
  // The first file is kept: a server starts on no store that has lost all of them.
  if (!faults.includes('bytes are dropped') || taken++ === 0) await take.call(this, key, path)
  if (point === 'file on disk, row not written') pass()
}

const sendMail = SmtpMailer.prototype.send
SmtpMailer.prototype.send = async function (mail) {
  await sendMail.call(this, mail)
  if (point === 'mail handed over, not recorded') pass()
}

let endDatabaseThread = (): void => undefined
const postMessage = Worker.prototype.postMessage
Worker.prototype.postMessage = function (...args: Parameters<typeof postMessage>) {
  endDatabaseThread = () => void this.terminate()
  return postMessage.apply(this, args)
}
process.on('SIGUSR2', () => endDatabaseThread())
