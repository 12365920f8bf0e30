import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseKind, databaseKinds, testDatabase } from '../testing/databases.ts'
import { type Database, type DbContext, openDatabase } from './database.ts'
import { DatabaseUnavailable, isUniqueViolation } from './errors.ts'
import { sql } from './sql.ts'

const SYSTEM: DbContext = { actor: 'system' }
const doctorOf = (...clinicIds: number[]): DbContext => ({
  actor: 'user',
  userId: 7,
  personId: 70,
  role: 'PRM_DOCTOR',
  clinicIds,
})

const NOTES = `
  create table pebbles (id bigint generated always as identity primary key, clinic_id bigint not null, text text unique);
  alter table pebbles enable row level security;
  alter table pebbles force row level security;
  create policy pebbles_app on pebbles to vastus_app
    using (clinic_id = any(app_clinic_ids())) with check (clinic_id = any(app_clinic_ids()));
  create policy pebbles_system on pebbles to vastus_system using (true) with check (true)`

describe.each(databaseKinds())('a database on %s', (kind: DatabaseKind) => {
  let db: Awaited<ReturnType<typeof testDatabase>>
  const texts = (context: DbContext): Promise<{ text: string }[]> =>
    db.transaction(context, (tx) => tx.query(sql`select text from pebbles order by id`))
  const add = (context: DbContext, clinicId: number, text: string): Promise<number> =>
    db.transaction(context, (tx) =>
      tx.run(sql`insert into pebbles (clinic_id, text) values (${clinicId}, ${text})`),
    )

  beforeAll(async () => {
    db = await testDatabase(kind, { deadlines: { read: 700, write: 1_500, wait: 3_000 }, poolSize: 4 })
    await db.ownerTransaction((tx) => tx.script(NOTES))
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.ownerTransaction((tx) => tx.script('truncate pebbles'))
  })

  it('shows a user only the rows of their clinics, and the system all', async () => {
    await add(SYSTEM, 1, 'ours')
    await add(SYSTEM, 2, 'theirs')
    expect(await texts(doctorOf(1))).toEqual([{ text: 'ours' }])
    expect(await texts(doctorOf())).toEqual([])
    expect(await texts(SYSTEM)).toHaveLength(2)
  })

  it('refuses a user who writes a row of another clinic', async () => {
    await expect(add(doctorOf(1), 2, 'forged')).rejects.toMatchObject({ code: '42501' })
    expect(await texts(SYSTEM)).toEqual([])
  })

  it('tells the policies who acts, and forgets it with the transaction', async () => {
    const whoActs = sql`select app_user_id(), app_person_id(), app_role(), app_clinic_ids(), current_user::text`
    expect(await db.transaction(doctorOf(3, 4), (tx) => tx.one(whoActs))).toEqual({
      appUserId: 7,
      appPersonId: 70,
      appRole: 'PRM_DOCTOR',
      appClinicIds: [3, 4],
      currentUser: 'vastus_app',
    })
    const nobody = { appUserId: null, appPersonId: null, appRole: null, appClinicIds: [] }
    for (let again = 0; again < 4; again++) {
      expect(await db.transaction(SYSTEM, (tx) => tx.one(whoActs))).toMatchObject(nobody)
    }
  })

  it('shows the app role nothing when no context was set', async () => {
    await add(SYSTEM, 1, 'ours')
    const seen = db.ownerTransaction(async (tx) => {
      await tx.script('set local role vastus_app')
      return tx.query(sql`select * from pebbles`)
    })
    expect(await seen).toEqual([])
  })

  it('takes only whole numbers into the context', async () => {
    const forged = { ...doctorOf(), clinicIds: ["1}', true); drop table pebbles; --" as unknown as number] }
    await expect(texts(forged as DbContext)).rejects.toThrow('whole numbers')
  })

  it('keeps nothing of a transaction that throws', async () => {
    const announced: string[] = []
    const failing = db.transaction(SYSTEM, async (tx) => {
      tx.afterCommit(() => announced.push('never'))
      await tx.run(sql`insert into pebbles (clinic_id, text) values (1, 'lost')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await texts(SYSTEM)).toEqual([])
    expect(announced).toEqual([])
  })

  it('announces after the commit only', async () => {
    const order: string[] = []
    await db.transaction(SYSTEM, async (tx) => {
      tx.afterCommit(() => order.push('announced'))
      tx.afterCommit(() => {
        throw new Error('must not look like a failed write')
      })
      await tx.run(sql`insert into pebbles (clinic_id, text) values (1, 'kept')`)
      order.push('worked')
    })
    expect(order).toEqual(['worked', 'announced'])
  })

  it('keeps the error code and the constraint, but not the values', async () => {
    await add(SYSTEM, 1, 'secret')
    const error: unknown = await add(SYSTEM, 1, 'secret').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'QueryError', code: '23505', constraint: 'pebbles_text_key' })
    expect(isUniqueViolation(error, 'pebbles_text_key')).toBe(true)
    expect(JSON.stringify(error) + String(error)).not.toContain('secret')
  })

  it('keeps a statement for its next use, whatever became of the first', async () => {
    const divide = (by: number) =>
      db.transaction(SYSTEM, (tx) => tx.one(sql`select 12 / ${by}::int as result, 'kept for ' || ${'later'}`))
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect(await divide(4)).toMatchObject({ result: 3 })
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect(await divide(3)).toMatchObject({ result: 4 })
  })

  it('shows each caller their own rows with one and the same kept statement', async () => {
    await add(SYSTEM, 1, 'of one')
    await add(SYSTEM, 2, 'of two')
    const seenBy = (context: DbContext) =>
      db.transaction(context, (tx) => tx.query(sql`select text from pebbles where id > ${0} order by id`))
    for (let use = 0; use < 8; use++) {
      expect(await seenBy(doctorOf(1))).toEqual([{ text: 'of one' }])
      expect(await seenBy(doctorOf(2))).toEqual([{ text: 'of two' }])
      expect(await seenBy(SYSTEM)).toHaveLength(2)
      expect(await seenBy(doctorOf())).toEqual([])
    }
  })

  it('does not commit after a failed statement, even when the error was caught', async () => {
    const careless = db.transaction(SYSTEM, async (tx) => {
      await tx.run(sql`insert into pebbles (clinic_id, text) values (1, 'first')`)
      await tx.run(sql`select no_such_column`).catch(() => 0)
    })
    await expect(careless).rejects.toThrow('cannot be committed')
    expect(await texts(SYSTEM)).toEqual([])
  })

  it('takes everything back when a statement that nobody waited for fails', async () => {
    await add(SYSTEM, 1, 'here')
    const careless = db.transaction(SYSTEM, async (tx) => {
      tx.queue(sql`insert into pebbles (clinic_id, text) values (1, 'first')`)
      tx.queue(sql`insert into pebbles (clinic_id, text) values (1, 'here')`)
      tx.queue(sql`insert into pebbles (clinic_id, text) values (1, 'last')`)
    })
    await expect(careless).rejects.toMatchObject({ name: 'QueryError', code: '23505' })
    expect(await texts(SYSTEM)).toEqual([{ text: 'here' }])
  })

  it('names the statement that failed, not those that failed because of it', async () => {
    const careless = db.transaction(SYSTEM, async (tx) => {
      tx.queue(sql`insert into pebbles (clinic_id, text) values (null, 'first')`)
      await tx.query(sql`select text from pebbles where clinic_id = ${1}`)
    })
    await expect(careless).rejects.toMatchObject({ code: '23502' })
  })

  it('runs what is sent without waiting in the order in which it was sent', async () => {
    const seen = await db.transaction(SYSTEM, async (tx) => {
      tx.queue(sql`insert into pebbles (clinic_id, text) values (${1}, ${'first'})`)
      const [before, , after] = await Promise.all([
        tx.query(sql`select text from pebbles`),
        tx.run(sql`delete from pebbles`),
        tx.query(sql`select text from pebbles`),
      ])
      return { before, after }
    })
    expect(seen).toEqual({ before: [{ text: 'first' }], after: [] })
  })

  it('reads within a context in one go, and only reads', async () => {
    await add(SYSTEM, 1, 'here')
    expect(await db.read(SYSTEM, sql`select text from pebbles where clinic_id = ${1}`)).toEqual([
      { text: 'here' },
    ])
    await expect(db.read(SYSTEM, sql`delete from pebbles`)).rejects.toThrow('only a select')
    await expect(db.read(SYSTEM, sql`select no_such_column`)).rejects.toMatchObject({ code: '42703' })
    expect(await db.read(SYSTEM, sql`select current_user = session_user as is_owner`)).toEqual([
      { isOwner: false },
    ])
  })

  it('reads with what succeeds or fails with it, in order and in the caller’s context', async () => {
    const note = (clinicId: number, text: string) =>
      sql`insert into pebbles (clinic_id, text) values (${clinicId}, ${text})`
    const look = (first: string, second: string, clinicId = 1) =>
      db.read(doctorOf(1), sql`select text from pebbles order by id`, [
        note(1, first),
        note(clinicId, second),
      ])
    expect(await look('first', 'last')).toEqual([])
    expect(await texts(SYSTEM)).toEqual([{ text: 'first' }, { text: 'last' }])
    await expect(look('second', 'first')).rejects.toMatchObject({ constraint: 'pebbles_text_key' })
    await expect(look('first', 'third')).rejects.toMatchObject({ constraint: 'pebbles_text_key' })
    await expect(look('second', 'forged', 2)).rejects.toMatchObject({ code: '42501' })
    expect(await texts(SYSTEM)).toEqual([{ text: 'first' }, { text: 'last' }])
  })

  it('goes on after a look that failed, also with what was parsed for it first, or never was', async () => {
    const fails = sql`select 1 / ${0}::int as number`
    const earlier = sql`select ${'earlier'}::text as word`
    const later = sql`select lower(${'LATER'}) as word`
    for (let number = 0; number < 3; number++)
      await expect(db.read(SYSTEM, earlier, [fails, later])).rejects.toMatchObject({ code: '22012' })
    expect(await db.read(SYSTEM, later, [earlier])).toEqual([{ word: 'later' }])
    expect(await db.read(SYSTEM, earlier, [later])).toEqual([{ word: 'earlier' }])
  })

  it('plans for a disk on which any page is near', async () => {
    expect(await db.read(SYSTEM, sql`select current_setting('random_page_cost') as cost`)).toEqual([
      { cost: '1.1' },
    ])
  })

  it('changes something for the system in one go, or nothing', async () => {
    const put = (text: string) =>
      db.change(
        { actor: 'system' },
        sql`insert into pebbles (clinic_id, text) values (1, ${text}), (1, ${`${text} too`}) returning text`,
      )
    const both = [{ text: 'here' }, { text: 'here too' }]
    expect(await put('here')).toEqual(both)
    await expect(put('here')).rejects.toMatchObject({ code: '23505' })
    expect(await texts(SYSTEM)).toEqual(both)
  })

  it('says what is wrong when the outer database is used inside a transaction', async () => {
    await expect(db.transaction(SYSTEM, () => texts(SYSTEM))).rejects.toThrow('pass the transaction (tx) on')
    expect(await texts(SYSTEM)).toEqual([])
  })

  it('refuses a transaction handle after its end', async () => {
    const late = await db.transaction(SYSTEM, async (tx) => ({ tx }))
    await expect(late.tx.run(sql`select 1`)).rejects.toThrow('is over')
  })

  it('sends a caller away when no connection becomes free in time', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holders = Array.from({ length: kind === 'pglite' ? 1 : 4 }, () =>
      db.transaction(SYSTEM, () => held),
    )
    await expect(texts(SYSTEM)).rejects.toBeInstanceOf(DatabaseUnavailable)
    release()
    await Promise.all(holders)
    expect(await texts(SYSTEM)).toEqual([])
  })

  it('runs a transaction again after a serialization failure, three times at most', async () => {
    let runs = 0
    const stubborn = db.transaction(SYSTEM, async (tx) => {
      runs++
      await tx.run(sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`)
    })
    await expect(stubborn).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(4)
  })

  it('gives every type the same value on both databases', async () => {
    const row = await db.transaction(SYSTEM, (tx) =>
      tx.one(sql`select 9007199254740991::bigint as big_number, 12::int2 as small, 1.50::numeric as price,
        0.25::float8 as ratio, ${true}::boolean as yes, ${null}::text as nothing, date '2026-02-28' as day,
        timestamptz '2026-02-28 23:30:00.123456+05:30' as moment, ${new Date(0)}::timestamptz as epoch,
        ${JSON.stringify({ a: [1, 'õ'] })}::jsonb as data, ${['a,"\\', '', 'NULL', null, 'š']}::text[] as words,
        ${[1, 2]}::bigint[] as ids, '{}'::bigint[] as none, ${Uint8Array.of(0, 255)}::bytea as bytes,
        array[timestamptz '2026-01-01 00:00+00'] as moments, interval '1 day 2 hours' as span,
        ${'9b2d3c1e-0000-4000-8000-000000000001'}::uuid as token`),
    )
    expect(row).toEqual({
      bigNumber: 9007199254740991,
      small: 12,
      price: '1.50',
      ratio: 0.25,
      yes: true,
      nothing: null,
      day: '2026-02-28',
      moment: '2026-02-28T18:00:00.123Z',
      epoch: '1970-01-01T00:00:00.000Z',
      data: { a: [1, 'õ'] },
      words: ['a,"\\', '', 'NULL', null, 'š'],
      ids: [1, 2],
      none: [],
      bytes: Uint8Array.of(0, 255),
      moments: ['2026-01-01T00:00:00.000Z'],
      span: '1 day 02:00:00',
      token: '9b2d3c1e-0000-4000-8000-000000000001',
    })
  })

  it('counts affected rows and minds one() and maybe()', async () => {
    await add(SYSTEM, 1, 'a')
    await add(SYSTEM, 1, 'b')
    await db.transaction(SYSTEM, async (tx) => {
      expect(await tx.run(sql`update pebbles set clinic_id = 2`)).toBe(2)
      expect(await tx.maybe(sql`select * from pebbles where clinic_id = 9`)).toBeUndefined()
      await expect(tx.maybe(sql`select * from pebbles`)).rejects.toThrow('at most one')
      await expect(tx.one(sql`select * from pebbles where clinic_id = 9`)).rejects.toThrow('none came')
    })
  })

  it('ends a runaway statement at its deadline and goes on', async () => {
    const runaway = db.transaction(SYSTEM, (tx) =>
      tx.one(sql`select count(*) from generate_series(1, 2000000000)`),
    )
    await expect(runaway).rejects.toBeInstanceOf(DatabaseUnavailable)
    await add(SYSTEM, 1, 'still here')
    expect(await texts(SYSTEM)).toEqual([{ text: 'still here' }])
  })

  it('delivers notifications after the commit, and none after a rollback', async () => {
    const heard: string[] = []
    let done = (): void => undefined
    const last = new Promise<void>((resolve) => {
      done = resolve
    })
    await db.listen('test_channel', (payload) => {
      heard.push(payload)
      if (payload === 'last') done()
    })
    const tell = (text: string, fail = false): Promise<void> =>
      db.transaction(SYSTEM, async (tx) => {
        await tx.run(sql`select pg_notify('test_channel', ${text})`)
        if (fail) throw new Error('rolled back')
      })
    await expect(tell('unsaid', true)).rejects.toThrow()
    await tell('first')
    await tell('last')
    await last
    expect(heard).toEqual(['first', 'last'])
  })

  it('finds nothing to migrate in a migrated database', async () => {
    expect(await db.migrate()).toEqual([])
    await db.ping()
  })
})

describe('the folder of the embedded database', () => {
  it('has one opener at a time', async () => {
    const first = await testDatabase('pglite')
    await expect(openDatabase(first.config)).rejects.toThrow('in use by another process')
    await first.close()
  })

  it('keeps its rows, and its listeners, when the engine is ended in the middle of a statement', async () => {
    const db: Database = await testDatabase('pglite', { deadlines: { read: 300 } })
    const heard = new Promise<string>((resolve, reject) => {
      db.listen('after_crash', resolve).catch(reject)
    })
    await db.ownerTransaction((tx) => tx.script("create table kept as select 'yes' as answer"))
    const endless = db.transaction(SYSTEM, (tx) =>
      tx.one(sql`select count(*) from generate_series(1, 2000000000)`),
    )
    await expect(endless).rejects.toBeInstanceOf(DatabaseUnavailable)
    const row = await db.ownerTransaction(async (tx) => {
      await tx.run(sql`select pg_notify('after_crash', 'heard')`)
      return tx.one(sql`select answer from kept`)
    })
    expect(row).toEqual({ answer: 'yes' })
    expect(await heard).toBe('heard')
    await db.close()
  })
})
