import { pino } from 'pino'
import { quietLog } from '@vastus/server/testing'
import { createIdentityProviders } from '../../apps/server/src/adapters/identity-provider/create-identity-providers.ts'
import { PasswordHasher } from '../../apps/server/src/adapters/password-hash.ts'
import { systemClock } from '../../apps/server/src/clock.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createDiskGuard } from '../../apps/server/src/disk-guard.ts'
import type { Services } from '../../apps/server/src/services.ts'
import { createPresence } from '../../apps/server/src/realtime/presence.ts'
import { announceSessionEnded } from '../../apps/server/src/realtime/session-ended.ts'

/** The product's parts without outside systems, for a proof that runs without vitest. */
export function proofParts(
  given: Pick<Services, 'database' | 'storage' | 'thumbnails'> & { dataDir: string },
): Services {
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
    sms: null,
    passwords: new PasswordHasher(),
    ai: null,
    identity: createIdentityProviders(readConfig({ APP_MODE: 'DEV' })),
    patientRegister: null,
    questionnaires: null,
    emailDomains: null,
    sessionEnded: announceSessionEnded,
    presence: createPresence(),
    version: '0',
  }
}
