import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/databases.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { startTcpServer } from '../testing/tcp-server.ts'
import { openDatabase } from './database.ts'
import { DatabaseUnavailable } from './errors.ts'
import { openPostgres } from './postgres-driver.ts'
import { sql } from './sql.ts'

const hasPostgres = databaseKinds().includes('postgres')

describe.runIf(hasPostgres)('a PostgreSQL that is well', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase('postgres')
  })
  afterAll(() => db.close())

  it('gets in one packet what is sent together', async () => {
    await db.ping()
    // What a socket hands to the system: one thing, or several as one.
    const handed = (['_write', '_writev'] as const).map((name) => vi.spyOn(Socket.prototype, name))
    await db.read({ actor: 'system' }, sql`select count(*) from jobs where id < ${0}`)
    const packets = handed.map((spy) => spy.mock.calls.length)
    for (const spy of handed) spy.mockRestore()
    expect(packets).toEqual([0, 1])
  })
})

describe.runIf(hasPostgres)('a role that may act as the system alone', () => {
  it('is not well: every request of a user would fail', async () => {
    const db = await testDatabase('postgres')
    const name = `halfway_${process.pid}`
    await db.ownerTransaction((tx) => tx.script(`create role ${name} login in role vastus_system`))
    const url = new URL(db.config.databaseUrl ?? '')
    url.username = name
    const halfway = await openDatabase({ ...db.config, databaseUrl: url.href })
    await expect(halfway.ping()).rejects.toThrow('may not act as vastus_app')
    await halfway.close()
    await db.ownerTransaction((tx) => tx.script(`drop role ${name}`))
    await db.close()
  })
})

describe.runIf(hasPostgres)('a PostgreSQL that drops connections', () => {
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

it('a peer that is no PostgreSQL, and answers what the driver cannot read, is only unavailable', async () => {
  const authenticationCutShort = Buffer.from([0x52, 0, 0, 0, 5, 1])
  const peer = await startTcpServer(
    (socket) => void socket.on('data', () => socket.write(authenticationCutShort)),
  )
  const url = `postgres://nobody:nothing@127.0.0.1:${peer.port}/none`
  await expect(
    openPostgres(url, 1, { wait: 2_000, read: 2_000, write: 2_000 }, quietLog),
  ).rejects.toBeInstanceOf(DatabaseUnavailable)
  await peer.stop()
})
