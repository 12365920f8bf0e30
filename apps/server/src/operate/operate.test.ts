import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DiskStorage } from '../adapters/storage/disk-storage.ts'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase, type OwnerTx } from '../db/database.ts'
import { DEFINITIONS, migrate, pendingMigrations, readSchema } from '../db/migrate.ts'
import { sql } from '../db/sql.ts'
import { createStory, inquire, send, sending, type Story } from '../features/e-contacts/testing/story.ts'
import { COMPILED_FOLDER } from '../testing/compiled-folder.ts'
import {
  type DatabaseKind,
  databaseKinds,
  quickestDatabase,
  type TestDatabase,
  testDatabase,
} from '../testing/databases.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { commandProgram } from '../testing/server-program.ts'
import { administer, onDatabase } from '../testing/templates.ts'
import { nameInstallation } from '../installation/installation-repository.ts'
import type { Place } from '../installation/open-installation.ts'
import { backUp } from './back-up.ts'
import { listTables } from './catalog-repository.ts'
import { filePath, type Manifest, tablePath } from './manifest.ts'
import { restore } from './restore.ts'
import { verifyBackup } from './verify-backup.ts'

const about = { clock: systemClock, version: 'test' }
const kinds = databaseKinds()
const content = randomBytes(200_000)

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vastus-operate-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))
const newFolder = () => join(root, randomUUID())
const newName = () => randomUUID().slice(0, 8)

async function emptyPlace(kind: DatabaseKind) {
  const database = await testDatabase(kind)
  return { database, storage: new DiskStorage(newFolder()) }
}

async function upload(story: Story, eContactId: number): Promise<void> {
  const [origin, body] = [await listening(story), new FormData()]
  body.append('file', new Blob(['%PDF-1.4\n', content, '\n%%EOF\n']), 'letter.pdf')
  const response = await fetch(`${origin}/api/patient/e-contacts/${eContactId}/upload`, {
    method: 'POST',
    body,
    headers: { cookie: story.patient.client.cookie() ?? '' },
  })
  expect(response.status).toBe(201)
}

const origins = new WeakMap<Story, Promise<string>>()
function listening(story: Story): Promise<string> {
  const origin = origins.get(story) ?? story.app.listen({ port: 0, host: '127.0.0.1' })
  origins.set(story, origin)
  return origin
}

const tablesOf = (manifest: Manifest) =>
  Object.fromEntries(manifest.tables.map(({ name, rows, sha256 }) => [name, { rows, sha256 }]))
const asOwner = <T>({ database }: Place, work: (tx: OwnerTx) => Promise<T>) => database.ownerTransaction(work)

/** One command of the operator, as a process of its own. */
function runCommand(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  uid = process.getuid?.(),
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandProgram(name), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED_FOLDER, LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
    uid,
  })
  return { status, words: stdout + stderr }
}

test('a backup with the file store of another place is refused', async () => {
  const { database } = await emptyPlace(quickestDatabase())
  const [id, storage] = [randomUUID(), new DiskStorage(newFolder())]
  await database.transaction({ actor: 'system' }, (tx) =>
    nameInstallation(tx, { id, madeBy: 'PROD', now: systemClock.now() }),
  )
  await expect(backUp({ database, storage }, newFolder(), about)).rejects.toThrow('is not the one of this')
  await storage.writeMark(id)
  await backUp({ database, storage }, newFolder(), about)
  await database.close()
})

test('a command refuses an embedded database that is not there, and makes none', () => {
  const folder = newFolder()
  for (const [name, args] of [
    ['backup', ['--to', newFolder()]],
    ['audit-verify', []],
  ] as const) {
    const { status, words } = runCommand(name, [...args], { DATA_DIR: folder })
    expect({ status, words }).toEqual({
      status: 1,
      words: expect.stringContaining('are DATABASE_URL and DATA_DIR right?'),
    })
  }
  expect(existsSync(folder)).toBe(false)
})

test('a backup that this account may not read is not called unfinished', () => {
  const [folder, isRoot] = [newFolder(), process.getuid?.() === 0]
  mkdirSync(folder, { mode: isRoot ? 0o700 : 0 })
  const { status, words } = runCommand('backup-verify', ['--from', folder], {}, isRoot ? 65_534 : undefined)
  chmodSync(folder, 0o700)
  expect({ status, words }).toEqual({
    status: 1,
    words: expect.stringContaining('this account may not read'),
  })
})

describe.each(kinds)('backing up %s', (kind) => {
  let story: Story
  let place: Place
  beforeAll(async () => {
    story = await createStory(kind)
    place = story.services
    const { id } = await send(story, { text: 'Ääõ "quoted" \\ back\nnew line\t𝄞' })
    await inquire(story, id)
    await upload(story, id)
  })
  afterAll(() => story?.close())

  test('while people write gives one moment of it, every sent message with all that belongs to it', async () => {
    let sent = 0
    let isOver = false
    const writing = (async () => {
      while (!isOver) {
        await send(story)
        sent += 1
      }
    })()
    await expect.poll(() => sent, { timeout: 15_000 }).toBeGreaterThan(2)
    const folder = newFolder()
    const manifest = await backUp(place, folder, about)
    const sentBefore = sent
    await expect.poll(() => sent, { timeout: 15_000 }).toBeGreaterThan(sentBefore)
    isOver = true
    await writing

    const to = await emptyPlace(kind)
    await restore(to, folder)
    const { torn, count } = await asOwner(to, (tx) =>
      tx.one<{ torn: number; count: number }>(sql`
        select count(*) filter (where not exists (select from timeline_entries t where t.e_contact_id = e.id)
          or not exists (select from events v where v.e_contact_id = e.id)
          or not exists (select from e_contact_rows r where r.e_contact_id = e.id)) as torn, count(*) as count
        from e_contacts e`),
    )
    expect(torn).toBe(0)
    expect(count).toBe(manifest.tables.find(({ name }) => name === 'e_contacts')?.rows)
    await to.database.close()
  })

  test('takes every table of the catalog, a new one too', async () => {
    await asOwner(place, (tx) =>
      tx.script('create table newest (id int primary key); insert into newest values (7)'),
    )
    try {
      const manifest = await backUp(place, newFolder(), about)
      expect(tablesOf(manifest)).toMatchObject({ newest: { rows: 1 } })
      expect(manifest.tables.map(({ name }) => name).sort()).toEqual(
        (await asOwner(place, listTables)).map(({ name }) => name).sort(),
      )
    } finally {
      await asOwner(place, (tx) => tx.script('drop table newest'))
    }
  })

  test('brings back rows that point to others of their own table, whichever comes first', async () => {
    const chain = (rows: string) => (tx: OwnerTx) =>
      tx.script(`create table chain (id int primary key, next int references chain); ${rows}`)
    await asOwner(
      place,
      chain(`insert into chain select n, nullif(n + 1, 301) from generate_series(1, 300) as n`),
    )
    try {
      const folder = newFolder()
      await backUp(place, folder, about)
      const to = await emptyPlace(kind)
      await asOwner(to, chain(''))
      await restore(to, folder)
      const linked = await asOwner(to, (tx) =>
        tx.one<{ count: number }>(sql`select count(*) as count from chain where next = id + 1`),
      )
      expect(linked.count).toBe(299)
      await expect(
        asOwner(to, (tx) => tx.script('insert into chain values (400, 500); select 1')),
      ).rejects.toThrow('chain_next_fkey')
      await to.database.close()
    } finally {
      await asOwner(place, (tx) => tx.script('drop table chain'))
    }
  })

  test('brings back the text of a search as another PostgreSQL wrote it', async () => {
    const written = async ({ database }: Place, to: string) =>
      database.transaction({ actor: 'system' }, (tx) =>
        tx.query(sql`update clinic_patients set search_identity = ${to} returning person_id`),
      )
    expect((await written(place, 'Written in another way')).length).toBeGreaterThan(0)
    const folder = newFolder()
    await backUp(place, folder, about)
    const to = await emptyPlace(kind)
    await restore(to, folder)
    await to.database.close()
  })

  test('is not restored over data, nor by a version that does not know it', async () => {
    const folder = newFolder()
    await backUp(place, folder, about)
    await expect(restore(place, folder)).rejects.toThrow('is not empty')
    const to = await emptyPlace(kind)
    const foreign = join(newFolder())
    await asOwner(place, (tx) =>
      tx.script(`insert into schema_migrations values ('29991231T0000_x.sql', 'x')`),
    )
    await backUp(place, foreign, about)
    await asOwner(place, (tx) => tx.script(`delete from schema_migrations where hash = 'x'`))
    await expect(restore(to, foreign)).rejects.toThrow('29991231T0000_x.sql')
    await to.database.close()
  })

  test('what a dry run lists is what a migration then applies, and the dry run itself applies nothing', async () => {
    const { database } = await emptyPlace(kind)
    const present = readSchema()
    const added = { name: '29991231T0000_x.sql', text: 'create table x ()', hash: 'x' }
    const more = { ...present, migrations: [...present.migrations, added] }
    expect(await pendingMigrations(database.ownerTransaction, more)).toEqual([added.name, DEFINITIONS])
    expect(await migrate(database.ownerTransaction, more)).toEqual([added.name, DEFINITIONS])
    expect(await pendingMigrations(database.ownerTransaction, more)).toEqual([])
    await database.close()
  })
})

// What concerns the folder and the files alone is the same on both databases.
describe('the folder of a backup', () => {
  let story: Story
  let place: Place
  beforeAll(async () => {
    story = await createStory(quickestDatabase())
    place = story.services
    const { id } = await send(story)
    await upload(story, id)
  })
  afterAll(() => story?.close())

  test('leaves out a file that is removed while it goes over them', async () => {
    const { storage } = place
    const [first] = (await backUp(place, newFolder(), about)).files
    const emptied = Object.assign(new DiskStorage(newFolder()), {
      list: () => storage.list(),
      read: (key: string) => storage.read(key === first?.key ? randomUUID() : key),
    })
    const manifest = await backUp({ ...place, storage: emptied }, newFolder(), about)
    expect(manifest.files.map(({ key }) => key)).not.toContain(first?.key)
    expect(manifest.missingFiles).toEqual([first?.key])
  })

  test('refuses a folder that has something in it, and names a file that the store has lost', async () => {
    const folder = newFolder()
    const [file] = (await backUp(place, folder, about)).files
    await expect(backUp(place, folder, about)).rejects.toThrow('is not empty')
    const withoutFiles = { database: place.database, storage: new DiskStorage(newFolder()) }
    expect((await backUp(withoutFiles, newFolder(), about)).missingFiles).toEqual([file?.key])
  })

  test('a flipped bit or a missing part is found by its name, before anything is written', async () => {
    const folder = newFolder()
    const manifest = await backUp(place, folder, about)
    await verifyBackup(folder)
    const to = await emptyPlace(quickestDatabase())
    for (const part of [tablePath('persons'), filePath(manifest.files[0]?.key ?? ''), 'manifest.json']) {
      const path = join(folder, part)
      const bytes = await readFile(path)
      const flipped = Buffer.from(bytes)
      const middle = Math.floor(bytes.length / 2)
      flipped[middle] = (flipped[middle] ?? 0) ^ 1
      await writeFile(path, flipped)
      await expect(restore(to, folder)).rejects.toThrow(`${part} is damaged`)
      await rm(path)
      await expect(verifyBackup(folder)).rejects.toThrow(part)
      await writeFile(path, bytes)
    }
    expect(tablesOf(await backUp(to, newFolder(), about))).toMatchObject({ persons: { rows: 0 } })
    await to.database.close()
  })
})

// From one kind of database into the other: proofs/restore.test.ts.
test.each(kinds)(
  'from %s to another every table is equal, files too, and numbers go on',
  { timeout: 120_000 },
  async (kind) => {
    const story = await createStory(kind)
    const { id } = await send(story, { text: 'Ääõ "quoted" \\ back\nnew line\t𝄞' })
    await inquire(story, id)
    await upload(story, id)
    const folder = newFolder()
    const from = await backUp(story.services, folder, about)
    const to = await emptyPlace(kind)
    await restore(to, folder)

    const again = await backUp(to, newFolder(), about)
    expect(tablesOf(again)).toEqual(tablesOf(from))
    expect(again.tables.find(({ name }) => name === 'audit_entries')?.rows).toBeGreaterThan(0)
    expect([again.sequences, again.files, again.migrations]).toEqual([
      from.sequences,
      from.files,
      from.migrations,
    ])
    const stored = await buffer(await to.storage.read(from.files[0]?.key ?? ''))
    expect(stored.includes(content)).toBe(true)

    // The product itself goes on where it was: a new number, and the next link of the audit chain.
    const moved = { ...story.services, ...to }
    const { createApp } = await import('../app.ts')
    const app = createApp(moved)
    const response = await app.inject({
      method: 'POST',
      url: '/api/patient/e-contacts/fallback',
      headers: { cookie: story.patient.client.cookie() ?? '' },
      payload: sending(story),
    })
    expect(response.statusCode).toBe(201)
    expect(response.json<{ id: number }>().id).toBe(id + 1)
    await app.close()
    await to.database.close()
    await story.close()
  },
)

describe.runIf(kinds.includes('postgres'))('an embedded database, by one command', () => {
  const [data, name] = [newName(), `vastus_${newName()}`]
  const as = (role: string) => {
    const url = new URL(onDatabase(inject('postgres')?.url ?? '', name))
    return Object.assign(url, { username: role, password: role }).href
  }
  const [owner, powerless] = [`owner_${newName()}`, `powerless_${newName()}`]
  const administrate = (statement: string) => administer(inject('postgres')?.url ?? '', statement)
  const dataDir = () => join(root, data)
  const embedded = (): Promise<Database> =>
    openDatabase({ dataDir: join(dataDir(), 'database'), log: quietLog })
  const move = (role: string) => runCommand('move-to-postgres', ['--to', as(role)], { DATA_DIR: dataDir() })
  const contentsOf = async (database: Database) => {
    const manifest = await backUp({ database, storage: new DiskStorage(newFolder()) }, newFolder(), about)
    await database.close()
    return [tablesOf(manifest), manifest.sequences, manifest.migrations]
  }

  beforeAll(async () => {
    await administrate(`create role ${owner} login createrole password '${owner}'`)
    await administrate(`create role ${powerless} login password '${powerless}'`)
    await administrate(`create database ${name} owner ${owner}`)
    const story = await createStory('pglite')
    await inquire(story, (await send(story)).id)
    const database = story.services.database as TestDatabase
    await database.suspend()
    await cp(database.config.dataDir, join(dataDir(), 'database'), { recursive: true })
    await story.close()
  })
  afterAll(async () => {
    await administrate(`drop database if exists ${name} with (force)`)
    await administrate(`drop role ${powerless}`)
  })

  test('a role without the rights learns which ones it needs', () => {
    expect(move(powerless)).toMatchObject({ status: 1, words: expect.stringContaining('createrole') })
  })

  test('moves to a PostgreSQL whose owner is no superuser, stays as it was, and moves only once', {
    timeout: 120_000,
  }, async () => {
    const before = await contentsOf(await embedded())
    expect(move(owner)).toMatchObject({ status: 0, words: expect.stringContaining('Moved and compared') })
    const moved = await openDatabase({ dataDir: '', databaseUrl: as(owner), log: quietLog })
    expect(await contentsOf(moved)).toEqual(before)
    expect(await contentsOf(await embedded())).toEqual(before)
    expect(move(owner)).toMatchObject({ status: 1, words: expect.stringContaining('is not empty') })
    expect((await readdir(dataDir())).filter((entry) => entry.startsWith('moving'))).toEqual([])
  })
})

// What the commands do is tested above in this process; docs/operations.md is typed as it is by documents.test.ts.
test('the commands explain themselves, and refuse what cannot be done', { timeout: 120_000 }, async () => {
  // Making an embedded database takes long, and these commands do the same on both.
  const server = inject('postgres')?.url
  const name = `vastus_${newName()}`
  if (server) await administer(server, `create database ${name}`)
  const where = server ? { DATABASE_URL: onDatabase(server, name) } : { DATA_DIR: newFolder() }
  expect(runCommand('backup', ['--help'])).toMatchObject({
    status: 0,
    words: expect.stringContaining('npm run operate -- backup'),
  })
  expect(runCommand('restore', [])).toMatchObject({
    status: 2,
    words: expect.stringContaining('--from is missing'),
  })
  expect(runCommand('migrate', ['--dry-run'], where).words).toContain('Would run')
  expect(runCommand('audit-verify', [], where)).toMatchObject({
    status: 1,
    words: expect.stringContaining('Refused: the database has no tables yet'),
  })
  expect(runCommand('migrate', [], where).words).toContain('Ran')
  const clinic = ['--name', 'Kodu', '--country', 'EE', '--emails', 'info@example.ee']
  expect(runCommand('clinic-add', clinic, where).words).toContain('Added:\n1  Kodu')
  expect(runCommand('clinic-staff', ['--clinic', '1', '--remove', 'mari@example.ee'], where)).toMatchObject({
    status: 1,
    words: expect.stringContaining('Refused: Nobody with mari@example.ee'),
  })

  if (server) await administer(server, `drop database ${name} with (force)`)

  const data = newFolder()
  await cp(inject('pgliteTemplate'), join(data, 'database'), { recursive: true })
  const inUse = await openDatabase({ dataDir: join(data, 'database'), log: quietLog })
  expect(runCommand('backup', ['--to', newFolder()], { DATA_DIR: data })).toMatchObject({
    status: 1,
    words: expect.stringContaining('Stop that process first'),
  })
  await inUse.close()
})
