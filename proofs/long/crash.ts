// npm run prove -- crash --long [--kills N] [--seed N] [--target NAME] [--ready-within MS]: the long form of crash.test.ts,
// on each target in turn, then with each planted fault. Ends with one line of JSON.
import { parseArgs } from 'node:util'
import { type DatabaseKind, startPostgresCluster } from '@vastus/server/testing'
import { CRASH_FAULTS, CRASH_POINTS, type CrashFault, JOB_POINTS } from '../support/crash-points.ts'
import { type CrashFigures, type Kill, runCrashes } from '../support/crash-run.ts'

/** What is killed in turn, and where the data are. */
const TARGETS: Record<string, { on: DatabaseKind; kills: readonly Kill[] }> = {
  'server on pglite': { on: 'pglite', kills: ['server'] },
  'server on postgres': { on: 'postgres', kills: ['server'] },
  'points on pglite': { on: 'pglite', kills: CRASH_POINTS },
  'points on postgres': { on: 'postgres', kills: CRASH_POINTS },
  'jobs on pglite': { on: 'pglite', kills: JOB_POINTS },
  'jobs on postgres': { on: 'postgres', kills: JOB_POINTS },
  'embedded worker': { on: 'pglite', kills: ['embedded worker'] },
  postgres: { on: 'postgres', kills: ['postgres'] },
}

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    target: { type: 'string' },
    'ready-within': { type: 'string', default: '5000' },
  },
})
const [kills, seed, readyWithinMs] = [values.kills, values.seed, values['ready-within']].map(Number)
const targets = Object.entries(TARGETS).filter(
  ([target]) => values.target === undefined || target === values.target,
)
if (!kills || seed === undefined || !readyWithinMs || targets.length === 0)
  throw new Error(`numbers are wanted, and of these targets one: ${Object.keys(TARGETS).join(', ')}`)

const cluster = await startPostgresCluster()
if (!cluster?.crash) throw new Error('this needs the programs of PostgreSQL, and no TEST_DATABASE_URL')
const done: CrashFigures[] = []
const faults: Record<string, boolean> = {}
try {
  for (const [target, { on, kills: ways }] of targets) {
    const inTurn = Array.from({ length: kills }, (_, kill) => ways[(seed + kill) % ways.length] ?? 'server')
    const figures = await runCrashes({ on, kills: inTurn, seed, cluster })
    process.stdout.write(`${JSON.stringify({ proof: 'T4 crash', seed, target, ...figures })}\n`)
    done.push(figures)
  }
  if (values.target === undefined)
    for (const on of ['pglite', 'postgres'] as const)
      for (const [fault, where] of Object.entries(CRASH_FAULTS) as [CrashFault, keyof CrashFigures][]) {
        const figures = await runCrashes({ on, kills: ['server'], seed, cluster, faults: [fault] })
        faults[`${fault} on ${on}`] = (figures[where] as string[]).length > 0
      }
} finally {
  cluster.stop()
}

const sum = (of: (figures: CrashFigures) => number) => done.reduce((total, figures) => total + of(figures), 0)
const result = {
  proof: 'T4 crash',
  seed,
  targets: done.length,
  kills: sum((figures) => figures.kills),
  acknowledged: sum((figures) => figures.acknowledged),
  lost: sum((figures) => figures.lost.length),
  doubled: sum((figures) => figures.doubled.length),
  orphans: sum((figures) => figures.orphans.length),
  undelivered: sum((figures) => figures.undelivered.length),
  slowestReadyMs: Math.max(...done.map((figures) => figures.slowestReadyMs)),
  faultsPlanted: Object.keys(faults).length,
  faultsMissed: Object.keys(faults).filter((fault) => !faults[fault]),
}
process.stdout.write(`${JSON.stringify(result)}\n`)
const broken = result.lost + result.doubled + result.orphans + result.undelivered + result.faultsMissed.length
if (broken > 0 || result.slowestReadyMs > readyWithinMs) process.exitCode = 1
