import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { PasswordHasher } from '../adapters/password-hash.ts'
import { DiskStorage } from '../adapters/storage/disk-storage.ts'
import { Thumbnailer } from '../adapters/thumbnails/thumbnailer.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Parts } from '../parts.ts'
import { announceSessionEnded } from '../realtime/session-ended.ts'
import { fixedClock } from './fixed-clock.ts'

/** What features are built from, around one test database: a folder of its own, no helper services. */
export async function sliceParts(database: Database, different: Partial<Parts> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-slice-'))
  const clock = fixedClock()
  const parts: Parts = {
    config: { ...readConfig({}), dataDir, secretKey: 'k'.repeat(32) },
    log: pino({ level: 'silent' }),
    clock,
    database,
    storage: new DiskStorage(join(dataDir, 'files')),
    scanner: null,
    thumbnails: new Thumbnailer(),
    mailer: null,
    passwords: new PasswordHasher(),
    emailDomains: null,
    sessionEnded: announceSessionEnded,
    version: 'test',
    ...different,
  }
  return {
    parts,
    clock,
    async remove() {
      parts.thumbnails.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
