import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/databases.ts'
import { readDefinitions } from './definitions.ts'
import { DEFINITIONS, migrate, readMigrations } from './migrate.ts'
import { sql } from './sql.ts'

describe.each(databaseKinds())('migrations on %s', (kind) => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase(kind)
  })
  afterAll(() => db.close())
  const file = (name: string, text: string, hash = text) => ({ name, text, hash })

  it('applies each file once, also when two servers start together', async () => {
    const files = {
      migrations: [
        file('a.sql', 'create table a (id int); insert into a values (1)'),
        file('b.sql', 'create table b ()'),
      ],
    }
    const both = await Promise.all([migrate(db.ownerTransaction, files), migrate(db.ownerTransaction, files)])
    expect(both.flat().sort()).toEqual(['a.sql', 'b.sql'])
    expect(await migrate(db.ownerTransaction, files)).toEqual([])
  })

  it('refuses a file that was changed after it had been applied', async () => {
    await migrate(db.ownerTransaction, { migrations: [file('c.sql', 'create table c ()')] })
    const changed = { migrations: [file('c.sql', 'create table c2 ()')] }
    await expect(migrate(db.ownerTransaction, changed)).rejects.toThrow('c.sql was changed')
  })

  it('leaves nothing of a file that fails, nor of those before it', async () => {
    const broken = [file('d.sql', 'create table d ()'), file('e.sql', 'select no_such_column')]
    await expect(migrate(db.ownerTransaction, { migrations: broken })).rejects.toMatchObject({
      code: '42703',
    })
    const left = db.ownerTransaction((tx) => tx.one(sql`select to_regclass('d')::text as found`))
    expect(await left).toEqual({ found: null })
  })

  it('lets both roles use the tables of later migrations, and gives neither more', async () => {
    await migrate(db.ownerTransaction, {
      migrations: [file('e.sql', 'create table e (id bigint generated always as identity)')],
    })
    for (const role of ['vastus_app', 'vastus_system']) {
      const rights = await db.ownerTransaction((tx) =>
        tx.one(sql`select has_table_privilege(${role}, 'e', 'select, insert, update, delete') as may_use,
          has_table_privilege(${role}, 'schema_migrations', 'update') as may_migrate, rolsuper, rolbypassrls
          from pg_roles where rolname = ${role}`),
      )
      expect(rights).toEqual({ mayUse: true, mayMigrate: false, rolsuper: false, rolbypassrls: false })
    }
  })

  it('runs what belongs to a migration once, after the functions are made', async () => {
    const definitions = readDefinitions()
    const migrations = [
      {
        ...file('f.sql', 'create table f (id text)'),
        afterwards: "insert into f values (search_key('Ä'))",
      },
    ]
    await migrate(db.ownerTransaction, { migrations, definitions })
    await migrate(db.ownerTransaction, { migrations, definitions })
    const rows = await db.ownerTransaction((tx) => tx.query(sql`select id from f`))
    expect(rows).toEqual([{ id: 'a' }])
  })

  it('refuses a database that is older than the baseline', async () => {
    const rename = (from: string, to: string) =>
      db.ownerTransaction((tx) => tx.run(sql`update schema_migrations set name = ${to} where name = ${from}`))
    const baseline = readMigrations()[0]?.name ?? ''
    await rename(baseline, '20261121T0900_create_roles.sql')
    await expect(db.migrate()).rejects.toThrow('from before the first release')
    await rename('20261121T0900_create_roles.sql', baseline)
  })

  describe('of functions and policies', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vastus-definitions-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    const migrateChanged = (change: () => void) => {
      cpSync(new URL('.', import.meta.url), folder, { recursive: true })
      change()
      const definitions = readDefinitions(pathToFileURL(`${folder}/`))
      return migrate(db.ownerTransaction, { migrations: readMigrations(), definitions })
    }
    const path = (name: string) => join(folder, name)
    const found = () =>
      db.ownerTransaction((tx) =>
        tx.one(sql`select (select prosrc from pg_proc where proname = 'joined_name') as text,
          (select count(*)::int from pg_trigger where tgname = 'jobs_wake') as triggers,
          (select count(*)::int from pg_policies where tablename = 'notes') as policies`),
      )

    it('applies a changed file, once', async () => {
      const change = () => {
        const text = "create function joined_name(p text) returns text language sql as 'select p';"
        writeFileSync(path('functions/joined_name.sql'), text)
      }
      expect(await migrateChanged(change)).toEqual([DEFINITIONS])
      expect(await found()).toEqual({ text: 'select p', triggers: 1, policies: 2 })
      expect(await migrateChanged(change)).toEqual([])
    })

    it('drops what a removed file has made', async () => {
      const remove = () => {
        for (const name of ['functions/joined_name.sql', 'functions/notify_jobs.sql', 'policies/notes.sql'])
          rmSync(path(name))
      }
      expect(await migrateChanged(remove)).toEqual([DEFINITIONS])
      expect(await found()).toEqual({ text: null, triggers: 0, policies: 1 })
    })

    it('leaves a function and a trigger that are not the product’s', async () => {
      await db.ownerTransaction((tx) =>
        tx.script(`create function of_the_operator() returns trigger language plpgsql as 'begin return new; end';
          create trigger of_the_operator before insert on adverts for each row execute function of_the_operator()`),
      )
      expect(await migrateChanged(() => rmSync(path('functions/joined_name.sql'), { force: true }))).toEqual([
        DEFINITIONS,
      ])
      const left = db.ownerTransaction((tx) =>
        tx.one(sql`select count(*)::int as triggers from pg_trigger where tgname = 'of_the_operator'`),
      )
      expect(await left).toEqual({ triggers: 1 })
    })

    it('gives a role back what a file no longer takes away', async () => {
      const mayChange = () =>
        db.ownerTransaction((tx) =>
          tx.one(sql`select has_table_privilege('vastus_app', 'adverts', 'delete') as may_delete`),
        )
      expect(await db.migrate()).toEqual([DEFINITIONS])
      expect(await mayChange()).toEqual({ mayDelete: false })
      await migrateChanged(() => rmSync(path('policies/adverts.sql')))
      expect(await mayChange()).toEqual({ mayDelete: true })
      await db.migrate()
      expect(await mayChange()).toEqual({ mayDelete: false })
    })
  })
})
