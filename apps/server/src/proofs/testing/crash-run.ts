import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { PasswordHasher } from '../../adapters/password-hash.ts'
import { DiskStorage } from '../../adapters/storage/disk-storage.ts'
import { Thumbnailer } from '../../adapters/thumbnails/thumbnailer.ts'
import { workerOf } from '../../background.ts'
import { readConfig } from '../../config.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { createDiskGuard } from '../../disk-guard.ts'
import { Random } from '../../db/seeds/demo/random.ts'
import { sql } from '../../db/sql.ts'
import { enqueue } from '../../jobs/queue.ts'
import { LEASE_MS } from '../../jobs/leases.ts'
import type { Parts } from '../../parts.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import type { Cluster } from '../../testing/postgres-cluster.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { freshDatabase, prepareCast } from './cast.ts'
import { type Acknowledged, startClients } from './crash-clients.ts'
import { crashServer } from './crash-server.ts'

export type CrashTarget = 'server on pglite' | 'server on postgres' | 'postgres'
export type CrashFigures = {
  target: CrashTarget
  kills: number
  acknowledged: number
  retries: number
  mails: number
  slowestStartMs: number
  lost: string[]
  doubled: string[]
  orphans: string[]
  undelivered: string[]
}

const DAY = 24 * 3_600_000

/** Kills the target again and again under load, and then compares what was acknowledged with what is there. */
export async function runCrashes(
  target: CrashTarget,
  { kills, seed, cluster }: { kills: number; seed: number; cluster: Cluster | undefined },
): Promise<CrashFigures> {
  if (target !== 'server on pglite' && !cluster) throw new Error('this target needs PostgreSQL')
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-crash-'))
  const databaseUrl = target === 'server on pglite' ? undefined : await freshDatabase(cluster)
  const open = () =>
    openDatabase({
      dataDir: join(dataDir, 'database'),
      ...(databaseUrl ? { databaseUrl } : {}),
      log: quietLog,
    })
  try {
    const cast = await prepareCast(open)
    const server = await crashServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })
    const random = new Random(seed)
    try {
      const starts = [await server.start()]
      const clients = startClients(server.origin, cast)
      for (let kill = 0; kill < kills; kill++) {
        await delay(random.int(150, 1_500))
        if (target === 'postgres') cluster?.crash?.()
        else {
          await server.kill()
          starts.push(await server.start())
        }
      }
      await delay(500)
      const acknowledged = await clients.stop()
      await server.stop()
      return {
        target,
        kills,
        ...(await compare(open, dataDir, acknowledged)),
        slowestStartMs: Math.max(...starts),
      }
    } finally {
      await server.kill()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What was acknowledged, set against what is there, once everything that was queued has run. */
export async function compare(
  open: () => Promise<Database>,
  dataDir: string,
  { sent, replied, files, retries }: Acknowledged,
) {
  const database = await open()
  const storage = new DiskStorage(join(dataDir, 'files'))
  const thumbnails = new Thumbnailer()
  try {
    // What a dead worker had leased is due again once the lease is over; a day later the sweep clears half uploads.
    const later = (milliseconds: number): Parts => ({
      config: { ...readConfig({ APP_MODE: 'DEV' }), dataDir, secretKey: 'k'.repeat(32) },
      log: pino({ level: 'silent' }),
      clock: { now: () => new Date(Date.now() + milliseconds) },
      database,
      storage,
      disk: createDiskGuard({ folders: [dataDir], log: quietLog }),
      scanner: null,
      thumbnails,
      mailer: null,
      passwords: new PasswordHasher(),
      emailDomains: null,
      sessionEnded: announceSessionEnded,
      version: '0',
    })
    await workerOf(later(LEASE_MS + 1_000)).runAll()
    const inSystem = <R>(query: ReturnType<typeof sql>) =>
      database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))
    const undelivered = await inSystem<{ what: string }>(sql`
      select 'job ' || kind || ' is not done' as what from jobs where done_at is null and run_at < now()
      union all select 'notice ' || kind || ' is ' || state from notices where state <> 'SENT'
      union all select 'event ' || v.type || ' has no notice' from events v left join notices n on n.event_id = v.id
        where v.type in ('E_CONTACT_SENT', 'E_CONTACT_COMPLETED') and n.id is null
      union all select abs(d) || case when d > 0 then ' mails lost' else ' mails doubled' end
        from (select (select count(*) from notices) - (select count(*) from outbox_messages) as d) x where d <> 0`)
    const { mails } = (
      await inSystem<{ mails: number }>(sql`select count(*) as mails from outbox_messages`)
    )[0] ?? {
      mails: 0,
    }

    await database.transaction({ actor: 'system' }, (tx) => enqueue(tx, { kind: 'sweep-files', payload: {} }))
    await workerOf(later(2 * DAY)).runAll()

    const said = (await inSystem<{ text: string }>(sql`select text from timeline_entries`)).map(
      ({ text }) => text,
    )
    const rows = await inSystem<{ name: string; storageKey: string; sha256: string }>(
      sql`select name, storage_key, sha256 from files`,
    )
    const present = [...said, ...rows.map(({ name }) => name)]
    const acknowledged = [...sent, ...replied, ...files]
    const audits = await inSystem<{ action: string; count: number }>(
      sql`select action, count(*) as count from audit_entries where outcome = 'ALLOWED' group by action`,
    )
    const auditOf = (action: string) => audits.find((each) => each.action === action)?.count ?? 0
    const wanted = { E_CONTACT_SEND: sent, E_CONTACT_COMPLETE: replied, FILE_UPLOAD: files }
    const unaudited = Object.entries(wanted).flatMap(([action, list]) =>
      auditOf(action) === list.length
        ? []
        : [`${action}: ${auditOf(action)} audited, ${list.length} acknowledged`],
    )
    return {
      acknowledged: acknowledged.length,
      retries,
      mails,
      lost: [...missingFrom(present, acknowledged), ...unaudited],
      doubled: [
        ...present.filter((each, at) => present.indexOf(each) !== at),
        ...missingFrom(acknowledged, present),
      ],
      orphans: await orphansOf(storage, rows),
      undelivered: undelivered.map(({ what }) => what),
    }
  } finally {
    thumbnails.close()
    await database.close()
  }
}

function missingFrom(present: readonly string[], wanted: readonly string[]): string[] {
  const there = new Set(present)
  return wanted.filter((each) => !there.has(each))
}

/** Rows without their bytes, and bytes without a row. */
async function orphansOf(
  storage: DiskStorage,
  rows: readonly { name: string; storageKey: string; sha256: string }[],
): Promise<string[]> {
  const orphans: string[] = []
  for (const { name, storageKey, sha256 } of rows) {
    const bytes = await storage.read(storageKey).then(readAll, () => '')
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) orphans.push(`${name} without its bytes`)
  }
  const known = new Set(rows.map(({ storageKey }) => storageKey))
  for await (const { key } of storage.list()) if (!known.has(key)) orphans.push(`${key} without a row`)
  return orphans
}
