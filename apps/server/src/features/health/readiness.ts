import { lastPublishedAt, PUBLISH_EVERY_MS } from '../../audit/published-heads.ts'
import type { Services } from '../../services.ts'
import { findSettingWarnings, type SettingWarning } from '../../settings-check.ts'
import { oldestDueAt } from './job-count-repository.ts'
import { canReadStorage } from './storage-probe.ts'
import { watchMail } from './watched-mail.ts'

export type PartState = 'UP' | 'DOWN' | 'OFF'

export type Readiness = {
  /** READ_ONLY: the disk is full, so that people read and sign in, but nothing is written. */
  status: 'UP' | 'READ_ONLY' | 'DOWN'
  parts: Record<string, PartState>
  /** What production runs without; see `SETTING_WARNINGS`. */
  warnings: SettingWarning[]
  /** Since when each part is in its state, as this process has seen it. */
  since: Record<string, string>
}

const DEADLINE_MS = 2000
const LONGEST_WAIT_MS = 10 * 60_000
/** Two publications may fail before it is said. */
const OLDEST_HEAD_MS = 3 * PUBLISH_EVERY_MS

/** Asks the parts whenever called, and remembers since when each is as it is. */
export function watchReadiness(services: Services): () => Promise<Readiness> {
  const startedAt = services.clock.now()
  const probeMail = services.mailer && watchMail(services, services.mailer)
  const warnings = findSettingWarnings(services.config)
  const since = new Map<string, { state: PartState; at: string }>()
  return async () => {
    const found = await readiness(services, { startedAt, probeMail })
    const now = services.clock.now().toISOString()
    for (const [part, state] of Object.entries(found.parts))
      if (since.get(part)?.state !== state) since.set(part, { state, at: now })
    return { ...found, warnings, since: Object.fromEntries([...since].map(([part, { at }]) => [part, at])) }
  }
}

/** The state of each part the product needs; OFF is not configured. Without database or storage the product cannot serve; with a full disk it still reads. */
async function readiness(
  services: Services,
  { startedAt, probeMail }: { startedAt: Date; probeMail: (() => Promise<void>) | null },
): Promise<Pick<Readiness, 'status' | 'parts'>> {
  const { database, disk, scanner, storage } = services
  const [databaseState, storageState, scannerState, mailState, jobsState, headsState] = await Promise.all([
    stateOf(() => database.ping()),
    stateOf(() => canReadStorage(storage)),
    scanner ? stateOf(() => scanner.probe()) : ('OFF' as const),
    probeMail ? stateOf(probeMail) : ('OFF' as const),
    stateOf(() => requireJobsMoving(services)),
    stateOf(() => requireFreshHeads(services, startedAt)),
  ])
  const canRead = databaseState === 'UP' && storageState === 'UP'
  const canWrite = canRead && !disk.isLow()
  return {
    status: canWrite ? 'UP' : canRead ? 'READ_ONLY' : 'DOWN',
    parts: {
      database: databaseState,
      storage: storageState,
      disk: disk.isLow() ? 'DOWN' : 'UP',
      scanner: scannerState,
      mail: mailState,
      jobs: jobsState,
      auditHeads: headsState,
    },
  }
}

async function requireJobsMoving({ clock, database }: Services): Promise<void> {
  const now = clock.now()
  const oldest = await database.transaction({ actor: 'system' }, (tx) => oldestDueAt(tx, now))
  if (oldest && now.getTime() - oldest.getTime() > LONGEST_WAIT_MS) throw new Error('jobs wait too long')
}

/** A server that has just started has not had its quarter of an hour yet. */
async function requireFreshHeads({ clock, config }: Services, startedAt: Date): Promise<void> {
  const last = await lastPublishedAt(config.auditHeadsDir)
  const from = Math.max(last?.getTime() ?? 0, startedAt.getTime())
  if (clock.now().getTime() - from > OLDEST_HEAD_MS) throw new Error('the heads are old')
}

/** A part that does not answer in time counts as down. */
async function stateOf(probe: () => Promise<void>): Promise<PartState> {
  const { promise: tooSlow, resolve } = Promise.withResolvers<PartState>()
  const timer = setTimeout(() => resolve('DOWN'), DEADLINE_MS)
  try {
    return await Promise.race<PartState>([
      probe().then(
        (): PartState => 'UP',
        (): PartState => 'DOWN',
      ),
      tooSlow,
    ])
  } finally {
    clearTimeout(timer)
  }
}
