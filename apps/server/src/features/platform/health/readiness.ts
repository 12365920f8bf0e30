import type { Parts } from '../../../parts.ts'
import { canReadStorage } from './storage-probe.ts'

export type PartState = 'UP' | 'DOWN' | 'OFF'

const DEADLINE_MS = 2000

/** The state of each part the product needs; OFF is not configured. Database and storage decide whether it can serve; with a full disk it still reads. */
export async function readiness(
  parts: Parts,
): Promise<{ status: 'UP' | 'DOWN'; parts: Record<string, PartState> }> {
  const { database, disk, mailer, scanner, storage } = parts
  const [databaseState, storageState, scannerState] = await Promise.all([
    stateOf(() => database.ping()),
    stateOf(() => canReadStorage(storage)),
    scanner ? stateOf(() => scanner.probe()) : ('OFF' as const),
  ])
  const isUp = databaseState === 'UP' && storageState === 'UP'
  return {
    status: isUp ? 'UP' : 'DOWN',
    parts: {
      database: databaseState,
      storage: storageState,
      disk: disk.isLow() ? 'DOWN' : 'UP',
      scanner: scannerState,
      mail: mailer ? 'UP' : 'OFF',
    },
  }
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
