// W6: who looks at what in 20 clinics, and rows that change in one large clinic, beside a bare `ws` server that passes the
// same bytes on to the same people (limit-sockets.ts). `--sockets 2000 --rounds 5 --seconds 10`; the large clinic has a
// quarter as many. Needs `ulimit -n` above three times the sockets. Prints a table and, last, one JSON line.
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgresCluster } from '@vastus/server/testing'
import { createAudience, type Telling } from './support/audience.ts'
import {
  cpuMs,
  median,
  percentile,
  residentKb,
  round,
  startProduct,
  startProgram,
} from './support/processes.ts'
import { type Colleague, createColleagues } from './support/sockets-data.ts'

const { values } = parseArgs({
  options: { sockets: { type: 'string' }, rounds: { type: 'string' }, seconds: { type: 'string' } },
})
const SOCKETS = Number(values.sockets ?? 2_000)
const ROUNDS = Number(values.rounds ?? 5)
const SECONDS = Number(values.seconds ?? 10)
const CLINICS = 20
const IN_CLINIC = Math.floor(SOCKETS / CLINICS)
const IN_LARGE = Math.floor(SOCKETS / 4)
const PER_SECOND = { presence: 100, rows: 3 }
const PORTS = { product: 3931, limit: 3932 }
const HEARTBEAT_SECONDS = 30
const WARM_UP = 100
const DRAIN_MS = 10_000
const LAST_DRAIN_MS = 30_000

type Name = 'product' | 'limit'
type Kind = keyof typeof PER_SECOND
type Side = { name: Name; process: ChildProcess; audience: ReturnType<typeof createAudience> }
type Step = {
  kind: Kind
  actor: number
  eContactId: number
  isLeaving: boolean
  hearers: number
  text: string
}
type Figures = {
  p95: number
  cpuUs: number
  cpuMs: number
  clientShare: number
  late: number
  expected: number
}
type Round = Figures & { tellings: Telling[] }

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('PostgreSQL is not installed here')
const dataDir = await mkdtemp(join(tmpdir(), 'vastus-bench-'))
const sides: Side[] = []
let heartbeat: NodeJS.Timeout | undefined
let beats = 0
const taken: Record<Kind, number> = { presence: 0, rows: 0 }
let people: readonly Colleague[] = []
try {
  const colleagues = await createColleagues(cluster.url, [
    ...Array.from({ length: CLINICS }, () => IN_CLINIC),
    IN_LARGE,
  ])
  people = colleagues
  const product = await startProduct({
    PORT: String(PORTS.product),
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
  })
  const own = { name: 'product', process: product, audience: createAudience() } as const
  sides.push(own)
  const bare = await startProgram('limit-sockets.ts', { PORT: String(PORTS.limit), readyPath: '/' })
  const limit = { name: 'limit', process: bare, audience: createAudience() } as const
  sides.push(limit)

  // What a change and an idle process cost where nobody listens.
  const alone: Record<Name, number[]> = { product: [], limit: [] }
  await run(own, rowSteps(colleagues, 0))
  for (const side of sides) alone[side.name].push((await run(side, rowSteps(colleagues, 0))).cpuMs)
  const kBPerSocket: Record<Name, number> = { product: 0, limit: 0 }
  for (const side of sides) kBPerSocket[side.name] = await connectAll(side, colleagues)
  heartbeat = setInterval(beat, 1_000)
  await run(own, openSteps(colleagues), PER_SECOND.presence * 2)
  process.stderr.write(`${2 * colleagues.length} sockets, half of the product's look at an e-contact\n`)

  const rounds: Record<Kind, Record<Name, Round[]>> = {
    presence: { product: [], limit: [] },
    rows: { product: [], limit: [] },
  }
  for (let number = 0; number < ROUNDS; number++)
    for (const kind of ['presence', 'rows'] as const) {
      const steps = kind === 'presence' ? presenceSteps(colleagues) : rowSteps(colleagues, IN_LARGE)
      // The product first: the limit passes on what it said.
      rounds[kind].product.push(await run(own, steps))
      rounds[kind].limit.push(await run(limit, steps))
    }
  // What is still on its way is late, not lost.
  const everything = [rounds.presence, rounds.rows].flatMap((kind) => [...kind.product, ...kind.limit])
  for (const until = performance.now() + LAST_DRAIN_MS; lostOf(everything) > 0 && performance.now() < until; )
    await delay(100)
  const table = Object.fromEntries(
    Object.entries(rounds).map(([kind, { product: ours, limit: theirs }]) => {
      const of = (all: Round[], what: keyof Figures) => median(all.map((each) => each[what]))
      const sum = (what: 'late' | 'expected') => ours.reduce((total, each) => total + each[what], 0)
      const beside = (all: Round[], name: Name) =>
        ((of(all, 'cpuMs') - median(alone[name])) * 1000) / of(all, 'expected')
      return [
        kind,
        {
          p95Ms: round(of(ours, 'p95')),
          limitP95Ms: round(of(theirs, 'p95')),
          timesLimit: round(of(ours, 'p95') / of(theirs, 'p95')),
          cpuUs: round(of(ours, 'cpuUs')),
          limitCpuUs: round(of(theirs, 'cpuUs')),
          cpuTimesLimit: round(of(ours, 'cpuUs') / of(theirs, 'cpuUs')),
          ...(kind === 'rows'
            ? {
                besideChangeUs: round(beside(ours, 'product')),
                limitBesideUs: round(beside(theirs, 'limit')),
              }
            : {}),
          expected: sum('expected'),
          lateBy10s: sum('late'),
          lost: lostOf(ours),
          limitLost: lostOf(theirs),
          clientCore: round(of(ours, 'clientShare')),
          limitClientCore: round(of(theirs, 'clientShare')),
        },
      ]
    }),
  )
  console.table(table)
  const counts = { product: own.audience.counts, limit: limit.audience.counts }
  console.table(counts)
  process.stdout.write(
    `${JSON.stringify({ bench: 'W6', sockets: SOCKETS, inLarge: IN_LARGE, rounds: ROUNDS, seconds: SECONDS, kBPerSocket, rows: table, counts })}\n`,
  )
} finally {
  clearInterval(heartbeat)
  for (const { audience, process: child } of sides) {
    audience.leave()
    child.kill('SIGKILL')
  }
  cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function address(name: Name, { clinicId, token }: Colleague): { url: string; cookie: string } {
  const query = name === 'limit' ? `?room=${clinicId}` : ''
  return { url: `ws://127.0.0.1:${PORTS[name]}/api/ws-prm${query}`, cookie: `__Host-sid=${token}` }
}

/** @returns what one socket adds to the memory of the process, in kB of 1000 bytes */
async function connectAll({ name, process: { pid }, audience }: Side, all: Colleague[]): Promise<number> {
  const warmUp = createAudience()
  await warmUp.join(all.slice(0, WARM_UP).map((each) => address(name, each)))
  warmUp.leave()
  await delay(2_000)
  const before = await residentKb(pid)
  await audience.join(all.map((each) => address(name, each)))
  await delay(2_000)
  return round((((await residentKb(pid)) - before) * 1.024) / all.length)
}

/** Every socket says within half a minute that it lives, as the page does. */
function beat(): void {
  beats += 1
  for (const { audience } of sides)
    for (const [at, socket] of audience.sockets.entries())
      if (at % HEARTBEAT_SECONDS === beats % HEARTBEAT_SECONDS && socket.readyState === socket.OPEN)
        socket.send('{"type":"HEARTBEAT"}')
}

/** Takes the clinics in turn. */
function looker(colleagues: readonly Colleague[], at: number, isLeaving: boolean): Step {
  const number = at % (CLINICS * IN_CLINIC)
  const actor = (number % CLINICS) * IN_CLINIC + Math.floor(number / CLINICS)
  const eContactId = colleagues[actor]?.eContactId ?? 0
  return { kind: 'presence', actor, eContactId, isLeaving, hearers: IN_CLINIC, text: '' }
}

function openSteps(colleagues: readonly Colleague[]): Step[] {
  return Array.from({ length: half() }, (_, at) => looker(colleagues, at, false))
}

function half(): number {
  return (CLINICS * IN_CLINIC) / 2
}

/** One comes, one goes, so that half of them have one open all the time. */
function presenceSteps(colleagues: readonly Colleague[]): Step[] {
  const from = nextOf('presence', (SECONDS * PER_SECOND.presence) / 2)
  return Array.from({ length: (SECONDS * PER_SECOND.presence) / 2 }, (_, at) => [
    looker(colleagues, half() + from + at, false),
    looker(colleagues, from + at, true),
  ]).flat()
}

/** Somebody of the large clinic takes on an e-contact, and gives it back when all have had their turn. */
function rowSteps(colleagues: readonly Colleague[], hearers: number): Step[] {
  const count = SECONDS * PER_SECOND.rows
  const from = nextOf('rows', count)
  return Array.from({ length: count }, (_, at) => {
    const actor = CLINICS * IN_CLINIC + ((from + at) % IN_LARGE)
    const isLeaving = Math.floor((from + at) / IN_LARGE) % 2 === 1
    const eContactId = colleagues[actor]?.eContactId ?? 0
    return { kind: 'rows', actor, eContactId, isLeaving, hearers, text: '' }
  })
}

function nextOf(kind: Kind, count: number): number {
  taken[kind] += count
  return taken[kind] - count
}

async function run(side: Side, steps: readonly Step[], perSecond?: number): Promise<Round> {
  const { audience, process: child } = side
  audience.takeLatencies()
  const [cpuFrom, clientFrom, from] = [await cpuMs(child.pid), process.cpuUsage(), performance.now()]
  const tellings: Telling[] = []
  const changes: Promise<void>[] = []
  for (const [number, step] of steps.entries()) {
    const wait = from + (number * 1_000) / (perSecond ?? PER_SECOND[step.kind]) - performance.now()
    if (wait > 0) await delay(wait)
    tellings.push(audience.expect(step.eContactId, step.hearers))
    if (step.kind === 'rows') changes.push(change(side.name, step))
    else side.audience.sockets[step.actor]?.send(side.name === 'limit' ? textOf(step) : wordOf(step))
  }
  await Promise.all(changes)
  const isHeard = () => tellings.every(({ heardBy, hearers }) => heardBy.size >= hearers)
  for (const until = performance.now() + DRAIN_MS; !isHeard() && performance.now() < until; ) await delay(20)
  const used = (await cpuMs(child.pid)) - cpuFrom
  const { user, system } = process.cpuUsage(clientFrom)
  for (const [number, { text }] of tellings.entries()) {
    const step = steps[number]
    if (step && side.name === 'product') step.text = text
  }
  const expected = tellings.reduce((total, { hearers }) => total + hearers, 0)
  return {
    p95: percentile(audience.takeLatencies(), 0.95),
    cpuMs: used,
    cpuUs: (used * 1000) / expected,
    clientShare: (user + system) / 1000 / (performance.now() - from),
    expected,
    late: unheard(tellings),
    tellings,
  }
}

function unheard(tellings: readonly Telling[]): number {
  return tellings.reduce((total, { hearers, heardBy }) => total + Math.max(0, hearers - heardBy.size), 0)
}

function lostOf(rounds: readonly Round[]): number {
  return unheard(rounds.flatMap(({ tellings }) => tellings))
}

function wordOf({ isLeaving, eContactId }: Step): string {
  return JSON.stringify({
    type: isLeaving ? 'E_CONTACT_DETAILS_CLOSE' : 'E_CONTACT_DETAILS_OPEN',
    eContactId,
  })
}

/** What the product said of it, in one frame. */
function textOf({ text, eContactId }: Step): string {
  return text || `{"type":"E_CONTACT_DETAILS_UPDATED","eContactId":${eContactId}}`
}

async function change(name: Name, step: Step): Promise<void> {
  const colleague = people[step.actor]
  if (!colleague) throw new Error(`nobody is number ${step.actor}`)
  const { clinicId, token, userId, eContactId } = colleague
  const isProduct = name === 'product'
  const path = isProduct ? `/api/clinic/e-contacts/${eContactId}/assign` : `/?room=${clinicId}`
  const response = await fetch(`http://127.0.0.1:${PORTS[name]}${path}`, {
    method: 'POST',
    headers: { cookie: `__Host-sid=${token}`, 'content-type': 'application/json' },
    body: isProduct ? JSON.stringify({ assigneeUserId: step.isLeaving ? null : userId }) : textOf(step),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`)
}
