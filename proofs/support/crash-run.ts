import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, type DatabaseKind, pgliteTemplate, quietLog } from '@vastus/server/testing'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { Random } from '@vastus/demo/random'
import { freshCast, freshDatabase, type PostgresServer } from './cast.ts'
import { startClients } from './crash-clients.ts'
import { compareAfterCrashes } from './crash-compare.ts'
import { startHelpers } from './crash-helpers.ts'
import { type CrashFault, type CrashPoint } from './crash-points.ts'
import { type CrashServer, crashServer } from './crash-server.ts'

/** What dies: at a random moment the server, the thread of its embedded database or PostgreSQL; or the server at a point. */
export type Kill = 'server' | 'embedded worker' | 'postgres' | CrashPoint
export type CrashFigures = Awaited<ReturnType<typeof runCrashes>>

const LAST_WORDS_MS = 700

type CrashOptions = {
  on: DatabaseKind
  kills: readonly Kill[]
  seed: number
  cluster: (Cluster & PostgresServer) | undefined
  /** Planted, to see the proof find them. */
  faults?: readonly CrashFault[]
}

/** Kills one thing after the other under load, and then compares what was acknowledged with what is there. */
export async function runCrashes({ on, kills, seed, cluster, faults = [] }: CrashOptions) {
  if (on === 'postgres' && !cluster) throw new Error('PostgreSQL is missing')
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-crash-'))
  const databaseUrl = cluster && on === 'postgres' ? await freshDatabase(cluster) : undefined
  const open = () =>
    openDatabase({
      dataDir: join(dataDir, 'database'),
      ...(databaseUrl ? { databaseUrl } : {}),
      log: quietLog,
    })
  if (!databaseUrl) await cp(await pgliteTemplate(), join(dataDir, 'database'), { recursive: true })
  const helpers = await startHelpers()
  try {
    const cast = await freshCast(open)
    const server = await crashServer({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: helpers.smtpUrl,
      CLAMD_URL: helpers.clamdUrl,
      CRASH_FAULTS: faults.join(),
    })
    try {
      const starts: (number | undefined)[] = []
      const clients = startClients(server.origin, cast)
      const startIfDead = async () => {
        if (server.isDead()) starts.push(await server.start())
      }
      const random = new Random(seed)
      for (const kill of kills)
        if (isPoint(kill)) starts.push(await dieAt(kill, { server, random }))
        else {
          await startIfDead()
          await delay(random.int(150, 1_500))
          starts.push(await KILLS[kill]({ server, cluster }))
        }
      await startIfDead()
      await delay(LAST_WORDS_MS)
      const acknowledged = await clients.stop()
      await server.stop()
      const findings = await compareAfterCrashes(open, { dataDir, helpers }, acknowledged)
      const readyAfterMs = starts.filter((took) => took !== undefined).toSorted((a, b) => a - b)
      return {
        on,
        kills: kills.length,
        ...findings,
        medianReadyMs: readyAfterMs[Math.floor(readyAfterMs.length / 2)] ?? 0,
        slowestReadyMs: readyAfterMs.at(-1) ?? 0,
      }
    } finally {
      await server.kill()
    }
  } finally {
    await helpers.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const isPoint = (kill: Kill): kill is CrashPoint => !(kill in KILLS)

/** How each thing dies; they resolve when the product answers again, with how many milliseconds that took. */
const KILLS: Record<
  Exclude<Kill, CrashPoint>,
  (killed: { server: CrashServer; cluster: Cluster | undefined }) => Promise<number | undefined>
> = {
  server: async ({ server }) => {
    await server.kill()
    return server.start()
  },
  'embedded worker': ({ server }) => {
    server.killDatabaseThread()
    return server.untilReady()
  },
  postgres: ({ server, cluster }) => {
    cluster?.crash?.()
    return server.untilReady()
  },
}

/** Starts the server in place of one that knows no point, and waits until it has died at this one. */
async function dieAt(
  point: CrashPoint,
  { server, random }: { server: CrashServer; random: Random },
): Promise<number | undefined> {
  await server.kill()
  const started = await server.start({ CRASH_POINT: point, CRASH_PASSING: String(random.int(1, 3)) })
  await server.untilDead().catch((cause: unknown) => {
    throw new Error(`the point "${point}" was not reached`, { cause })
  })
  return started
}
