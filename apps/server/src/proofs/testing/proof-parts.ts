import { pino } from 'pino'
import { PasswordHasher } from '../../adapters/password-hash.ts'
import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { createDiskGuard } from '../../disk-guard.ts'
import type { Parts } from '../../parts.ts'
import { createPresence } from '../../realtime/presence.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import { quietLog } from '../../testing/quiet-log.ts'

/** The product's parts without outside systems, for a proof that runs without vitest. */
export function proofParts(
  given: Pick<Parts, 'database' | 'storage' | 'thumbnails'> & { dataDir: string },
): Parts {
  const { dataDir, ...parts } = given
  return {
    ...parts,
    config: { ...readConfig({ APP_MODE: 'DEV' }), dataDir, secretKey: 'k'.repeat(32) },
    log: pino({ level: 'silent' }),
    clock: systemClock,
    disk: createDiskGuard({ folders: [dataDir], log: quietLog }),
    scanner: null,
    mailer: null,
    push: null,
    passwords: new PasswordHasher(),
    emailDomains: null,
    sessionEnded: announceSessionEnded,
    presence: createPresence(),
    version: '0',
  }
}
