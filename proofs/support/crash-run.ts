import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, pgliteTemplate, quietLog } from '@vastus/server/testing'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { Random } from '../../apps/server/src/db/seeds/demo/random.ts'
import { freshCast, freshDatabase, type PostgresServer } from './cast.ts'
import { startClients } from './crash-clients.ts'
import { compareAfterCrashes } from './crash-compare.ts'
import { startHelpers } from './crash-helpers.ts'
import { CRASH_POINTS, type CrashFault, JOB_POINTS } from './crash-points.ts'
import { type CrashServer, crashServer } from './crash-server.ts'

/** What is killed, and where the data are. `points`: the server, at every named point in turn; `jobs`: inside jobs. */
export const CRASH_TARGETS = [
  'server on pglite',
  'server on postgres',
  'points on pglite',
  'points on postgres',
  'jobs on pglite',
  'jobs on postgres',
  'embedded worker',
  'postgres',
] as const
export type CrashTarget = (typeof CRASH_TARGETS)[number]
export type CrashFigures = Awaited<ReturnType<typeof runCrashes>>

const LAST_WORDS_MS = 700

export const needsPostgres = (target: CrashTarget): boolean => target.endsWith('postgres')

type CrashOptions = {
  kills: number
  seed: number
  cluster: (Cluster & PostgresServer) | undefined
  /** Planted, to see the proof find it. */
  fault?: CrashFault
}

/** Kills the target again and again under load, and then compares what was acknowledged with what is there. */
export async function runCrashes(target: CrashTarget, { kills, seed, cluster, fault }: CrashOptions) {
  if (needsPostgres(target) && !cluster) throw new Error('this target needs PostgreSQL')
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-crash-'))
  const databaseUrl = cluster && needsPostgres(target) ? await freshDatabase(cluster) : undefined
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
      ...(fault ? { CRASH_FAULT: fault } : {}),
    })
    try {
      const starts: (number | undefined)[] = [await server.start()]
      const clients = startClients(server.origin, cast)
      const killOnce = killerOf(target, { server, cluster, random: new Random(seed) })
      for (let kill = 0; kill < kills; kill++) starts.push(await killOnce(kill))
      if (server.isDead()) starts.push(await server.start())
      await delay(LAST_WORDS_MS)
      const acknowledged = await clients.stop()
      await server.stop()
      const findings = await compareAfterCrashes(open, { dataDir, helpers }, acknowledged)
      const readyAfterMs = starts.filter((took) => took !== undefined).toSorted((a, b) => a - b)
      return {
        target,
        kills,
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

type Killing = {
  cluster: Cluster | undefined
  server: CrashServer
  random: Random
}

/** Kills once and waits until the product answers again; how many milliseconds that took, if it lived to answer. */
function killerOf(target: CrashTarget, { server, cluster, random }: Killing) {
  const atRandom = (kill: () => Promise<number | undefined>) => async () => {
    await delay(random.int(150, 1_500))
    return kill()
  }
  if (target === 'postgres')
    return atRandom(async () => {
      cluster?.crash?.()
      return server.untilReady()
    })
  if (target === 'embedded worker')
    return atRandom(async () => {
      server.killDatabaseThread()
      return server.untilReady()
    })
  if (target.startsWith('server'))
    return atRandom(async () => {
      await server.kill()
      return server.start()
    })
  const points = target.startsWith('jobs') ? JOB_POINTS : CRASH_POINTS
  const first = random.int(0, points.length - 1)
  return async (kill: number) => {
    // The one that runs knows no point: it goes, and one that does takes its place.
    if (kill === 0) await server.kill()
    const point = points[(first + kill) % points.length] ?? CRASH_POINTS[0]
    const started = await server.start({ CRASH_POINT: point, CRASH_PASSING: String(random.int(1, 3)) })
    await server.untilDead().catch((cause: unknown) => {
      throw new Error(`the point "${point}" was not reached`, { cause })
    })
    return started
  }
}
