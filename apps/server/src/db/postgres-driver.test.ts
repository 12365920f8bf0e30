import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/databases.ts'
import { DatabaseUnavailable } from './errors.ts'
import { sql } from './sql.ts'

describe.skipIf(!databaseKinds().includes('postgres'))('a PostgreSQL that drops connections', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase('postgres')
  })
  afterAll(() => db.close())

  it('is reported as unavailable, and used again', async () => {
    const cutOff = db.ownerTransaction((tx) => tx.run(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(cutOff).rejects.toBeInstanceOf(DatabaseUnavailable)
    await db.ping()
  })

  it('is listened to again', async () => {
    const heard: string[] = []
    await db.listen('again', (payload) => heard.push(payload))
    const cut = await db.ownerTransaction((tx) =>
      tx.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`),
    )
    expect(cut).toBe(1)
    await vi.waitFor(
      async () => {
        await db.ownerTransaction((tx) => tx.run(sql`select pg_notify('again', 'hello')`))
        expect(heard).toContain('hello')
      },
      { timeout: 5_000, interval: 100 },
    )
  })
})
