import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { quietLog } from '@vastus/server/testing'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { freshCast, freshDatabase, type PostgresServer } from './cast.ts'
import { crashServer } from './crash-server.ts'
import { randomFrom } from './seed.ts'

/** RESENT: a message that is found leaving is sent once more, as a careless repair would do. */
export type SmsFault = 'RESENT'

type Options = { cluster: PostgresServer; recipients: number; kills: number; seed: number; fault?: SmsFault }

export type SmsFigures = {
  recipients: number
  kills: number
  /** How many messages ended in which state. */
  states: Record<string, number>
  /** Numbers that the gateway was given twice. */
  doubled: string[]
  /** Messages without an end, and those that count as sent although the gateway has none. */
  lost: string[]
  /** Numbers that the gateway has, whose message counts as never sent. */
  orphans: string[]
}

/** How long the gateway thinks: so long is a kill likely to strike between question and answer. */
const ANSWER_AFTER_MS = 30
const ENDS_WITHIN_MS = 180_000
const PENDING = sql`state in ('PLANNED', 'SENDING')`

/** Two processes send to so many numbers and are killed in turn; what the gateway was given is compared with what is stored. */
export async function runSmsCrashes({
  cluster,
  recipients,
  kills,
  seed,
  fault,
}: Options): Promise<SmsFigures> {
  const random = randomFrom(seed)
  const gateway = await startGateway()
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-sms-crash-'))
  const databaseUrl = await freshDatabase(cluster)
  const open = () => openDatabase({ dataDir: '', databaseUrl, poolSize: 2, log: quietLog })
  const { clinicId } = await freshCast(open, 1)
  const database = await open()
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    SIMULATORS_URL: gateway.url,
  }
  const servers = [await crashServer(env), await crashServer(env)] as const
  try {
    await Promise.all(servers.map((server) => server.start()))
    await plan(database, { clinicId, recipients, fault })
    for (let kill = 0; kill < kills; kill++) {
      const server = servers[kill % 2 === 0 ? 0 : 1]
      await delay(20 + random() * 380)
      await server.kill()
      await server.start()
    }
    // Leases last a minute; all who held one are dead, so nobody is overtaken.
    for (const server of servers) await server.kill()
    await asSystem(database, sql`update jobs set leased_until = now() where leased_until is not null`)
    await servers[0].start()
    await untilAllHaveEnded(database)
    return await compare(database, gateway.given(), { recipients, kills })
  } finally {
    for (const server of servers) await server.kill()
    await database.close()
    await gateway.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const asSystem = (database: Database, statement: ReturnType<typeof sql>) =>
  database.transaction({ actor: 'system' }, (tx) => tx.run(statement))

/** A sending that is due now. As a test message, so that it also leaves at night. */
async function plan(
  database: Database,
  { clinicId, recipients, fault }: { clinicId: number; recipients: number; fault: SmsFault | undefined },
): Promise<void> {
  if (fault === 'RESENT')
    await database.ownerTransaction(async (tx) => {
      await tx.run(sql`create function planted_fault() returns trigger language plpgsql security definer as $$
        begin
          update sms_messages set state = 'PLANNED' where id = (new.payload->>'messageId')::bigint and state = 'SENDING';
          return new;
        end $$`)
      await tx.run(sql`create trigger planted_fault before update on jobs for each row
        when (new.kind = 'send-sms' and new.attempts > 1 and new.attempts > old.attempts) execute function planted_fault()`)
    })
  await asSystem(
    database,
    sql`with batch as (insert into sms_batches (clinic_id, created_by_user_id, is_test, text, filters, excluded_person_ids, is_medical,
          skipped, created_at, send_at)
        select ${clinicId}, min(id), true, 'Hi', '{}', '[]', false, '[]', now(), now() from users returning id),
      message as (insert into sms_messages (batch_id, clinic_id, phone, text, parts, price_cents, state)
        select batch.id, ${clinicId}, '+3725' || lpad(n::text, 7, '0'), 'Hi', 1, 9, 'PLANNED'
        from batch, generate_series(1, ${recipients}) n returning id)
      insert into jobs (kind, payload, dedupe_key, run_at)
      select 'send-sms', jsonb_build_object('messageId', id), 'send-sms:' || id, now() from message`,
  )
}

async function untilAllHaveEnded(database: Database): Promise<void> {
  const givenUpAt = performance.now() + ENDS_WITHIN_MS
  for (;;) {
    const [{ count } = { count: 0 }] = await database.read<{ count: number }>(
      { actor: 'system' },
      sql`select count(*)::int as count from jobs where kind = 'send-sms' and done_at is null and dead_at is null`,
    )
    if (count === 0 || performance.now() > givenUpAt) return
    await delay(100)
  }
}

async function compare(
  database: Database,
  given: ReadonlyMap<string, number>,
  { recipients, kills }: { recipients: number; kills: number },
): Promise<SmsFigures> {
  const rows = await database.read<{ phone: string; state: string; isPending: boolean }>(
    { actor: 'system' },
    sql`select phone, state, ${PENDING} as is_pending from sms_messages`,
  )
  const states: Record<string, number> = {}
  for (const { state } of rows) states[state] = (states[state] ?? 0) + 1
  const phones = (those: typeof rows) => those.map(({ phone, state }) => `${phone} ${state}`)
  return {
    recipients,
    kills,
    states,
    doubled: [...given].flatMap(([phone, count]) => (count > 1 ? [phone] : [])),
    lost: phones(
      rows.filter(({ phone, state, isPending }) => isPending || (state === 'SENT' && !given.has(phone))),
    ),
    orphans: phones(
      rows.filter(({ phone, state }) => given.has(phone) && state !== 'SENT' && state !== 'UNKNOWN'),
    ),
  }
}

/** Speaks Messente's protocol, outlives the processes, and counts what it was given for each number. */
async function startGateway() {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url !== '/messente/v1/omnimessage') return void response.writeHead(404).end()
      const { to } = JSON.parse(Buffer.concat(parts).toString()) as { to: string }
      counts.set(to, (counts.get(to) ?? 0) + 1)
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
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
