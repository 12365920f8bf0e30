import { findChainHeads, findHashes, readTrail } from '../audit/audit-repository.ts'
import { readPublishedHeads } from '../audit/published-heads.ts'
import { findFirstBadRow } from '../audit/verify.ts'
import { findLostHead } from '../audit/verify-published.ts'
import { readConfig } from '../config.ts'
import { runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- audit-verify [--without-heads]

Follows every chain of the audit trail, names the first row that is not as it was written, and compares the chains with
the heads published in AUDIT_HEADS_DIR. Prints one line of JSON. Without published heads a chain that was cut back
cannot be noticed: that is an error, unless --without-heads says that none are expected, as after the loss of the disk.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(HELP, { 'without-heads': { type: 'boolean' } }, ({ 'without-heads': isWithoutHeads }) => {
  const { auditHeadsDir } = readConfig()
  return withPlace(async ({ database }) => {
    const heads = await database.transaction({ actor: 'system' }, findChainHeads)
    const bad = await findFirstBadRow(heads, readTrail(database))
    const { compared, lost } = await findLostHead(readPublishedHeads(auditHeadsDir), (places) =>
      database.transaction({ actor: 'system' }, (tx) => findHashes(tx, places)),
    )
    const rows = heads.reduce((sum, head) => sum + head.seq, 0)
    const isBlind = rows > 0 && compared === 0 && !isWithoutHeads
    if (isBlind)
      process.stderr.write(
        `No heads are published in ${auditHeadsDir}, so a chain that was cut back cannot be noticed. ` +
          'A running server publishes them every 15 minutes. Is AUDIT_HEADS_DIR, or DATA_DIR, right?\n',
      )
    if (bad || lost || isBlind) process.exitCode = 1
    return JSON.stringify({ chains: heads.length, rows, firstBad: bad, published: compared, firstLost: lost })
  })
})
