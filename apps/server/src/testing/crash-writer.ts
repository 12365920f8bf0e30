import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { quietLog } from './quiet-log.ts'

// Run by crash.test.ts as a process of its own: writes rows, says each number once it is acknowledged,
// and is killed in the middle of it.
const db = await openDatabase({ dataDir: process.argv[2] ?? '', log: quietLog })
const first = Number(process.argv[3])
for (let number = first; ; number++) {
  await db.transaction({ actor: 'system' }, async (tx) => {
    await tx.run(sql`insert into written (number) values (${number})`)
    await tx.run(sql`update tally set rows = rows + 1`)
  })
  process.stdout.write(`${number}\n`)
}
