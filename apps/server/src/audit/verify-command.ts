// npm run audit:verify: follows every chain of the audit trail and names the first row that is not as it was written,
// and compares the chains with the heads published outside the database.
// The embedded database has room for one program at a time: stop the server first.
import { resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { findChainHeads, findHashes, readTrail } from './audit-repository.ts'
import { readPublishedHeads } from './published-heads.ts'
import { findFirstBadRow } from './verify.ts'
import { findLostHead } from './verify-published.ts'

const config = readConfig()
const database = await openDatabase({
  dataDir: `${resolve(config.dataDir)}/database`,
  ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
  log: pino({ level: 'error' }),
})
try {
  const heads = await database.transaction({ actor: 'system' }, findChainHeads)
  const bad = await findFirstBadRow(heads, readTrail(database))
  const { compared, lost } = await findLostHead(readPublishedHeads(resolve(config.auditHeadsDir)), (places) =>
    database.transaction({ actor: 'system' }, (tx) => findHashes(tx, places)),
  )
  const rows = heads.reduce((sum, head) => sum + head.seq, 0)
  process.stdout.write(
    `${JSON.stringify({ chains: heads.length, rows, firstBad: bad, published: compared, firstLost: lost })}\n`,
  )
  process.exitCode = bad || lost ? 1 : 0
} finally {
  await database.close()
}
