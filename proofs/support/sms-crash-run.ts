import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type DatabaseKind, pgliteTemplate, quietLog } from '@vastus/server/testing'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { findBatch } from '../../apps/server/src/features/message-centre/batches-repository.ts'
import { freshDatabase, type PostgresServer, prepareCast } from './cast.ts'
import { crashServer } from './crash-server.ts'
import { randomFrom } from './seed.ts'

type Options = {
  on: DatabaseKind
  cluster: PostgresServer | null
  recipients: number
  kills: number
  seed: number
  /** Whether messages that are found leaving are sent once more or forgotten, every other one each. */
  isRepairCareless?: boolean
}

export type SmsFigures = {
  recipients: number
  kills: number
  /** How many messages ended in which state. */
  states: Record<string, number>
  billedCents: number
  /** Numbers that the gateway was given twice. */
  doubled: string[]
  /** Messages without an end, and those that count as sent although the gateway has none. */
  lost: string[]
  /** Numbers that the gateway has, whose message counts as never sent. */
  orphans: string[]
  /** Totals that the clinic is shown and that do not add up. */
  wrongTotals: string[]
}

/** How long the gateway thinks: so long is a kill likely to strike between question and answer. */
const ANSWER_AFTER_MS = 30
const ENDS_WITHIN_MS = 180_000
/** So long after the last message the gateway is taken for idle. The sending is looked into, and goes on if there is more. */
const IDLE_AFTER_MS = 2_000
const PRICE_CENTS = 9
const PENDING = sql`state in ('PLANNED', 'SENDING')`

/**
 * Processes send to so many numbers and are killed in turn, two on PostgreSQL and the one that there can be on the embedded database;
 * what the gateway was given is compared with what is stored.
 */
export async function runSmsCrashes({
  on,
  cluster,
  recipients,
  kills,
  seed,
  isRepairCareless = false,
}: Options): Promise<SmsFigures> {
  if (on === 'postgres' && !cluster) throw new Error('PostgreSQL is missing')
  const random = randomFrom(seed)
  const gateway = await startGateway()
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-sms-crash-'))
  const folder = join(dataDir, 'database')
  const databaseUrl = cluster && on === 'postgres' ? await freshDatabase(cluster) : undefined
  if (!databaseUrl) await cp(await pgliteTemplate(), folder, { recursive: true })
  const open = () =>
    openDatabase({ dataDir: folder, ...(databaseUrl ? { databaseUrl, poolSize: 2 } : {}), log: quietLog })
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SECRET_KEY: 'k'.repeat(32),
    SIMULATORS_URL: gateway.url,
  }
  const servers = [await crashServer(env), ...(databaseUrl ? [await crashServer(env)] : [])]
  const killAll = () => Promise.all(servers.map((server) => server.kill()))
  try {
    await inDatabase(open, async (database) => {
      const { clinicId } = await prepareCast(database, 1)
      await plan(database, { clinicId, recipients, isRepairCareless })
    })
    await Promise.all(servers.map((server) => server.start()))
    for (let kill = 0; kill < kills; kill++) {
      const server = servers[kill % servers.length]
      await delay(20 + random() * 380)
      await server?.kill()
      // After the last kill everybody is dead once, for the leases to end.
      if (kill < kills - 1) await server?.start()
    }
    await untilAllHaveEnded(gateway, {
      async start() {
        await servers[0]?.start()
      },
      kill: killAll,
      isOver: () => inDatabase(open, endLeases),
    })
    return await inDatabase(open, (database) => compare(database, gateway.given(), { recipients, kills }))
  } finally {
    await killAll()
    await gateway.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The embedded database is one process's: it is opened only while no server runs. */
async function inDatabase<T>(
  open: () => Promise<Database>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A sending that is due now. As a test message, so that it also leaves at night. */
async function plan(
  database: Database,
  {
    clinicId,
    recipients,
    isRepairCareless,
  }: { clinicId: number; recipients: number; isRepairCareless: boolean },
): Promise<void> {
  if (isRepairCareless) {
    await database.ownerTransaction(async (tx) => {
      await tx.run(sql`create function planted_fault() returns trigger language plpgsql security definer as $$
        declare
          message bigint := new.payload->>'messageId';
        begin
          if message % 2 = 0 then
            update sms_messages set state = 'PLANNED' where id = message and state = 'SENDING';
          else
            delete from sms_messages where id = message and state = 'SENDING';
          end if;
          return new;
        end $$`)
      await tx.run(sql`create trigger planted_fault before update on jobs for each row
        when (new.kind = 'send-sms' and new.attempts > 1 and new.attempts > old.attempts) execute function planted_fault()`)
    })
  }
  await database.transaction({ actor: 'system' }, (tx) =>
    tx.run(sql`with batch as (insert into sms_batches (clinic_id, created_by_user_id, is_test, text, filters, excluded_person_ids, is_medical,
          skipped, created_at, send_at)
        select ${clinicId}, min(id), true, 'Hi', '{}', '[]', false, '[]', now(), now() from users returning id),
      message as (insert into sms_messages (batch_id, clinic_id, phone, text, parts, price_cents, state)
        select batch.id, ${clinicId}, '+3725' || lpad(n::text, 7, '0'), 'Hi', 1, ${PRICE_CENTS}::int, 'PLANNED'
        from batch, generate_series(1, ${recipients}) n returning id)
      insert into jobs (kind, payload, dedupe_key, run_at)
      select 'send-sms', jsonb_build_object('messageId', id), 'send-sms:' || id, now() from message`),
  )
}

/** Leases last a minute; all who held one are dead, so nobody is overtaken. @returns whether nothing is left to do */
function endLeases(database: Database): Promise<boolean> {
  return database.transaction({ actor: 'system' }, async (tx) => {
    await tx.run(sql`update jobs set leased_until = now() where leased_until is not null`)
    const { isOver } = await tx.one<{ isOver: boolean }>(
      sql`select not exists (select from jobs where kind = 'send-sms' and done_at is null and dead_at is null) as is_over`,
    )
    return isOver
  })
}

async function untilAllHaveEnded(
  gateway: { untilIdle: () => Promise<void> },
  {
    start,
    kill,
    isOver,
  }: { start: () => Promise<void>; kill: () => Promise<unknown>; isOver: () => Promise<boolean> },
): Promise<void> {
  const givenUpAt = performance.now() + ENDS_WITHIN_MS
  await kill()
  while (!(await isOver()) && performance.now() < givenUpAt) {
    await start()
    await gateway.untilIdle()
    await kill()
  }
}

async function compare(
  database: Database,
  given: ReadonlyMap<string, number>,
  { recipients, kills }: { recipients: number; kills: number },
): Promise<SmsFigures> {
  const { rows, batch } = await database.transaction({ actor: 'system' }, async (tx) => {
    const rows = await tx.query<{ phone: string; state: string; isPending: boolean }>(
      sql`select phone, state, ${PENDING} as is_pending from sms_messages`,
    )
    // Test messages are shown nowhere.
    const { id } = await tx.one<{ id: number }>(sql`update sms_batches set is_test = false returning id`)
    return { rows, batch: await findBatch(tx, id) }
  })
  if (!batch) throw new Error('the sending is gone')
  const states: Record<string, number> = Object.fromEntries(
    Object.entries(batch.states).filter(([, count]) => count > 0),
  )
  const phones = (those: typeof rows) => those.map(({ phone, state }) => `${phone} ${state}`)
  const { SENT: sent = 0, UNKNOWN: unknown = 0 } = states
  const billedNumbers = batch.billedCents / PRICE_CENTS
  const totals = {
    recipients: batch.recipients === recipients,
    price: batch.priceCents === recipients * PRICE_CENTS,
    states: Object.values(states).reduce((sum, count) => sum + count, 0) === recipients,
    billed: billedNumbers === sent,
    'billed by the gateway': sent <= given.size && given.size <= sent + unknown,
  }
  return {
    recipients,
    kills,
    states,
    billedCents: batch.billedCents,
    doubled: [...given].flatMap(([phone, count]) => (count > 1 ? [phone] : [])),
    lost: phones(
      rows.filter(({ phone, state, isPending }) => isPending || (state === 'SENT' && !given.has(phone))),
    ),
    orphans: phones(
      rows.filter(({ phone, state }) => given.has(phone) && state !== 'SENT' && state !== 'UNKNOWN'),
    ),
    wrongTotals: Object.entries(totals).flatMap(([total, isRight]) => (isRight ? [] : [total])),
  }
}

/** Speaks Messente's protocol, outlives the processes, and counts what it was given for each number. */
async function startGateway() {
  const counts = new Map<string, number>()
  let lastAt = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url !== '/messente/v1/omnimessage') return void response.writeHead(404).end()
      const { to } = JSON.parse(Buffer.concat(parts).toString()) as { to: string }
      counts.set(to, (counts.get(to) ?? 0) + 1)
      lastAt = performance.now()
      setTimeout(
        () => response.writeHead(201).end(JSON.stringify({ omnimessage_id: `${to} ${counts.get(to)}` })),
        ANSWER_AFTER_MS,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given: (): ReadonlyMap<string, number> => counts,
    async untilIdle() {
      lastAt = performance.now()
      while (performance.now() - lastAt < IDLE_AFTER_MS) await delay(100)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
