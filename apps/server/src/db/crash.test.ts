import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { sql } from './sql.ts'

const WRITER = fileURLToPath(new URL('../testing/crash-writer.ts', import.meta.url))

/** Kills the writer after it acknowledged so many rows; returns the last number it acknowledged. */
async function killAfter(count: number, dataDir: string, first: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(writer, 'exit')
  let last = first - 1
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line)
    if (last === first + count) writer.kill('SIGKILL')
  }
  await exited
  return last
}

it('loses no acknowledged row when the process is killed', { timeout: 60_000 }, async () => {
  const empty = await testDatabase('pglite')
  await empty.ownerTransaction((tx) =>
    tx.script(`create table written (number bigint primary key);
      create table tally (rows bigint); insert into tally values (0);`),
  )
  await empty.suspend()
  let next = 1
  for (const count of [15, 60, 150]) {
    const acknowledged = await killAfter(count, empty.config.dataDir, next)
    const db = await openDatabase(empty.config)
    const { numbers, rows } = await db.transaction({ actor: 'system' }, async (tx) => ({
      numbers: (await tx.query<{ number: number }>(sql`select number from written order by number`)).map(
        ({ number }) => number,
      ),
      ...(await tx.one<{ rows: number }>(sql`select rows from tally`)),
    }))
    expect(numbers.length).toBeGreaterThanOrEqual(acknowledged)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(rows).toBe(numbers.length)
    next = numbers.length + 1
    await db.close()
  }
  await empty.close()
})
