import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietLog, type TestDatabase } from '@vastus/server/testing'
import { openDatabase } from '../../apps/server/src/db/database.ts'

/** A migrated embedded database for a proof that runs outside the test runner; `close()` also deletes it. */
export async function ownDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'vastus-proof-'))
  const config = { dataDir: join(folder, 'data'), log: quietLog }
  const database = await openDatabase(config)
  await database.migrate()
  return {
    ...database,
    config,
    suspend: database.close,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
