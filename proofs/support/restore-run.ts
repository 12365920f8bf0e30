import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DiskStorage } from '../../apps/server/src/adapters/storage/disk-storage.ts'
import { Thumbnailer } from '../../apps/server/src/adapters/thumbnails/thumbnailer.ts'
import { createApp } from '../../apps/server/src/app.ts'
import { findChainHeads, readTrail } from '../../apps/server/src/audit/audit-repository.ts'
import { findFirstBadRow } from '../../apps/server/src/audit/verify.ts'
import { systemClock } from '../../apps/server/src/clock.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { seedDemo } from '../../apps/server/src/db/seeds/demo/index.ts'
import { Random } from '@vastus/demo/random'
import { sql } from '../../apps/server/src/db/sql.ts'
import type { Place } from '../../apps/server/src/installation/open-installation.ts'
import { backUp } from '../../apps/server/src/operate/back-up.ts'
import type { Manifest } from '../../apps/server/src/operate/manifest.ts'
import { restore } from '../../apps/server/src/operate/restore.ts'
import { countMissedFlips } from './bit-flips.ts'
import { findInstallationId } from '../../apps/server/src/installation/installation-repository.ts'
import { prepareCast, type PostgresServer } from './cast.ts'
import { startClients } from './crash-clients.ts'
import { addManyEContacts } from './many-e-contacts.ts'
import { type Kind, newDatabase } from './new-database.ts'
import { proofParts } from './proof-parts.ts'

export type RestoreFigures = Awaited<ReturnType<typeof runRestore>>

type Contents = {
  /** Beside those of the demonstration data, if wanted, and what the clients send. */
  eContacts: number
  hasDemoData: boolean
}

type RestoreOptions = Contents & {
  from: Kind
  to: Kind
  flips: number
  seed: number
  cluster: PostgresServer | undefined
}

const CALLS_BEFORE = 6
const about = { clock: systemClock, version: 'proof' }

/** Backs up under load, restores elsewhere, compares all there is, and flips bits of the backup. */
export async function runRestore({ from, to, flips, seed, cluster, ...contents }: RestoreOptions) {
  const root = await mkdtemp(join(tmpdir(), 'vastus-restore-'))
  const place = async (kind: Kind): Promise<Place> => ({
    database: await (await newDatabase(kind, root, cluster))(),
    storage: new DiskStorage(join(root, randomUUID())),
  })
  const [source, target] = [await place(from), await place(to)]
  try {
    const folder = join(root, 'backup')
    const { backUpMs, madeBefore, ...load } = await backUpUnderLoad(source, { root, folder, ...contents })
    const restoringSince = performance.now()
    const manifest = await restore(target, folder)
    const restoreMs = Math.round(performance.now() - restoringSince)
    const arrived = await backUp(target, join(root, 'again'), about)
    return {
      from,
      to,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      tables: manifest.tables.length,
      files: manifest.files.length,
      ...load,
      backUpMs,
      restoreMs,
      unequal: differences(manifest, arrived),
      lost: await missingIn(target.database, madeBefore),
      badAuditRow: await firstBadAuditRow(target.database),
      flips,
      flipsMissed: await countMissedFlips(folder, manifest, { flips, random: new Random(seed) }),
    }
  } finally {
    await source.database.close()
    await target.database.close()
    await rm(root, { recursive: true, force: true })
  }
}

async function backUpUnderLoad(
  source: Place,
  { root, folder, eContacts, hasDemoData }: { root: string; folder: string } & Contents,
) {
  const thumbnails = new Thumbnailer()
  const services = proofParts({ ...source, thumbnails, dataDir: root })
  await source.database.migrate()
  const app = createApp(services)
  try {
    if (hasDemoData) await seedDemo(services)
    const cast = await prepareCast(source.database)
    const installation = await source.database.transaction({ actor: 'system' }, findInstallationId)
    if (installation) await source.storage.writeMark(installation)
    await addManyEContacts(source.database, cast, eContacts)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const clients = startClients(origin, cast)
    while (clients.count() < CALLS_BEFORE) await delay(20)
    const madeBefore = clients.soFar()
    const since = performance.now()
    await backUp(source, folder, about)
    const backUpMs = Math.round(performance.now() - since)
    const { sent, files, replied, wronged } = await clients.stop()
    const acknowledged = sent.length + files.length + replied.length
    return { backUpMs, madeBefore, acknowledged, before: madeBefore.length, wronged }
  } finally {
    await app.close()
    thumbnails.close()
  }
}

/** Tables, files, sequences and migrations that are not the same in both. */
function differences(one: Manifest, other: Manifest): string[] {
  const partsOf = ({ tables, files, sequences, migrations }: Manifest) =>
    new Map(
      [
        ...tables.map(({ name, rows, sha256 }) => [`table ${name}`, { rows, sha256 }] as const),
        ...files.map(({ key, sha256 }) => [`file ${key}`, sha256] as const),
        ...sequences.map((sequence) => [`sequence ${sequence.name}`, sequence] as const),
        ['migrations', migrations] as const,
      ].map(([name, value]) => [name, JSON.stringify(value)]),
    )
  const [ones, others] = [partsOf(one), partsOf(other)]
  return [...new Set([...ones.keys(), ...others.keys()])].filter(
    (name) => ones.get(name) !== others.get(name),
  )
}

/** Of the texts and file names, those that are not there. */
async function missingIn(database: Database, texts: readonly string[]): Promise<string[]> {
  const rows = await database.transaction({ actor: 'system' }, (tx) =>
    tx.query<{ text: string }>(sql`select text from timeline_entries where text = any (${texts}::text[])
      union all select name from files where name = any (${texts}::text[])`),
  )
  const there = new Set(rows.map(({ text }) => text))
  return texts.filter((text) => !there.has(text))
}

async function firstBadAuditRow(database: Database) {
  const heads = await database.transaction({ actor: 'system' }, findChainHeads)
  return findFirstBadRow(heads, readTrail(database))
}
