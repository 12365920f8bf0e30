import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/databases.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'

describe.each(databaseKinds())('migrations on %s', (kind) => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase(kind)
  })
  afterAll(() => db.close())
  const file = (name: string, text: string, hash = text) => ({ name, text, hash })

  it('applies each file once, also when two servers start together', async () => {
    const files = [
      file('a.sql', 'create table a (id int); insert into a values (1)'),
      file('b.sql', 'create table b ()'),
    ]
    const both = await Promise.all([migrate(db.ownerTransaction, files), migrate(db.ownerTransaction, files)])
    expect(both.flat().sort()).toEqual(['a.sql', 'b.sql'])
    expect(await migrate(db.ownerTransaction, files)).toEqual([])
  })

  it('refuses a file that was changed after it had been applied', async () => {
    await migrate(db.ownerTransaction, [file('c.sql', 'create table c ()')])
    await expect(migrate(db.ownerTransaction, [file('c.sql', 'create table c2 ()')])).rejects.toThrow(
      'c.sql was changed',
    )
  })

  it('leaves nothing of a file that fails', async () => {
    const broken = file('d.sql', 'create table d (); select no_such_column')
    await expect(migrate(db.ownerTransaction, [broken])).rejects.toMatchObject({ code: '42703' })
    const left = db.ownerTransaction((tx) => tx.one(sql`select to_regclass('d')::text as found`))
    expect(await left).toEqual({ found: null })
  })

  it('lets both roles use the tables of later migrations, and gives neither more', async () => {
    await migrate(db.ownerTransaction, [
      file('e.sql', 'create table e (id bigint generated always as identity)'),
    ])
    for (const role of ['vastus_app', 'vastus_system']) {
      const rights = await db.ownerTransaction((tx) =>
        tx.one(sql`select has_table_privilege(${role}, 'e', 'select, insert, update, delete') as may_use,
          has_table_privilege(${role}, 'schema_migrations', 'update') as may_migrate, rolsuper, rolbypassrls
          from pg_roles where rolname = ${role}`),
      )
      expect(rights).toEqual({ mayUse: true, mayMigrate: false, rolsuper: false, rolbypassrls: false })
    }
  })
})
