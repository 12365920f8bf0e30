import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createSimulators } from '@vastus/simulators'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { DatabaseUnusable, QueryError } from './db/errors.ts'
import { explainFailure } from './explain-failure.ts'
import { StartRefused } from './installation/start-refused.ts'
import { prodEnvironment } from './testing/prod-environment.ts'
import { commandProgram, serverProgram } from './testing/server-program.ts'
import { administer } from './testing/templates.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vastus-failure-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** An embedded database that is there already: making one takes long. */
const useDatabase = () => cpSync(inject('pgliteTemplate'), join(folder, 'database'), { recursive: true })

const environment = (env: Record<string, string>) => prodEnvironment({ DATA_DIR: folder, ...env })

/** The product itself, which must end with an explanation. */
async function start(env: Record<string, string>, account: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', serverProgram().server], {
    env: environment(env),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  return { words: await text(child.stderr), code: await exitOf(child) }
}
const exitOf = (child: ChildProcess) =>
  child.exitCode ?? new Promise<number | null>((resolve) => child.once('exit', resolve))

function command(name: string, args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', commandProgram(name), ...args],
    { env: environment(env), encoding: 'utf8' },
  )
  return { code: status, words: stdout + stderr }
}

const sentence = (words: string) => {
  expect(words).not.toMatch(/\n {4}at |Error:/)
  expect(words.trim().split('\n').length).toBeLessThan(4)
  return words
}

describe('a start that cannot succeed ends with a sentence', () => {
  let taken: Server
  beforeAll(async () => {
    taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
  })
  afterAll(() => taken.close())

  test('about a port that is taken', async () => {
    useDatabase()
    const { port } = taken.address() as AddressInfo
    const { words, code } = await start({ PORT: String(port) })
    expect(sentence(words)).toContain(`127.0.0.1:${port} is taken by another program`)
    expect(code).toBe(1)
  })

  test.each([
    ['invented people', 'anchors.pem', 'must not hold a test authority'],
    ['nobody', 'absent.pem', 'must be a readable file'],
  ])('about authorities that certify %s', async (_whom, file, words) => {
    const anchors = (await createSimulators().inject('/authority/anchors.pem')).body
    writeFileSync(join(folder, 'anchors.pem'), anchors)
    const told = await start({ TRUST_ANCHORS_FILE: join(folder, file) })
    expect(sentence(told.words)).toContain(`TRUST_ANCHORS_FILE ${words}`)
    expect(told.code).toBe(1)
  })

  test('about an address that is not of this machine', async () => {
    useDatabase()
    expect(sentence((await start({ HOST: '203.0.113.7' })).words)).toContain(
      'is not an address of this machine',
    )
  })

  test('about a folder that it may not write', async () => {
    chmodSync(folder, 0o555)
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
    const { words } = await start({}, nobody)
    expect(sentence(words)).toContain('by this account')
  })

  test('about a DATA_DIR that is a file', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(sentence((await start({ DATA_DIR: join(folder, 'file/data') })).words)).toContain('cannot be used')
  })

  test('about wrong settings, all at once', async () => {
    const { words } = await start({ PUBLIC_URL: '', SECRET_KEY: 'short' })
    expect(words).toMatch(/PUBLIC_URL[^]*SECRET_KEY|SECRET_KEY[^]*PUBLIC_URL/)
    expect(words).not.toContain('    at ')
  })
})

describe.skipIf(!inject('postgres'))('what PostgreSQL refuses is explained in a sentence', () => {
  const url = new URL(inject('postgres')?.url ?? 'postgres://localhost/none')
  const as = (user: string, database: string) => {
    const changed = new URL(url)
    changed.username = user
    changed.pathname = `/${database}`
    return changed.href
  }

  test.each([
    ['start', async (env: Record<string, string>) => start(env)],
    ['a command', async (env: Record<string, string>) => command('migrate', [], env)],
  ])('%s: no such database, no such user, no right', async (_what, run) => {
    const name = `failure_${process.pid}_${_what === 'start' ? 1 : 2}`
    expect(sentence((await run({ DATABASE_URL: as('postgres', 'not_there') })).words)).toContain(
      'does not exist',
    )
    expect(sentence((await run({ DATABASE_URL: as('nobody_at_all', 'postgres') })).words)).toContain(
      'PostgreSQL refuses the user',
    )
    await administer(url.href, `create role ${name} login`)
    await administer(url.href, `create database ${name}`)
    expect(sentence((await run({ DATABASE_URL: as(name, name) })).words)).toContain('must own its database')
    await administer(url.href, `drop database ${name}`)
    await administer(url.href, `drop role ${name}`)
  })

  test.each([
    ['start', async (env: Record<string, string>) => start(env)],
    ['a command', async (env: Record<string, string>) => command('migrate', [], env)],
  ])('%s: a database from before the baseline', async (what, run) => {
    const name = `older_${process.pid}_${what === 'start' ? 1 : 2}`
    await administer(url.href, `create database ${name}`)
    await administer(
      as('postgres', name),
      'create table schema_migrations as select $$old.sql$$ as name, $$$$ as hash',
    )
    const { words, code } = await run({ DATABASE_URL: as('postgres', name) })
    expect(sentence(words)).toContain('start this one with an empty database')
    expect(code).toBe(1)
    await administer(url.href, `drop database ${name}`)
  })

  test('a command does not wait for a database that is away', () => {
    const { words, code } = command('migrate', [], { DATABASE_URL: 'postgres://vastus@127.0.0.1:9/vastus' })
    expect(sentence(words)).toContain('PostgreSQL cannot be reached (ECONNREFUSED)')
    expect(code).toBe(1)
  })
})

test.each([
  ['a file', Object.assign(new Error('write'), { code: 'ENOSPC', path: '/data/files/a' })],
  ['PostgreSQL', new QueryError({ code: '53100', message: 'could not extend file' })],
  [
    'the lock of the embedded database',
    new DatabaseUnusable('it cannot be made', {
      cause: Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    }),
  ],
  [
    'the file store',
    new StartRefused('no store', { cause: Object.assign(new Error('full'), { code: 'ENOSPC' }) }),
  ],
])('a full disk that %s met is explained in a sentence', (_who, error) => {
  expect(explainFailure(error)).toMatch(/^No space is left.*Make room, then start again\.$/)
})

test('a damaged embedded database ends the start with a sentence', async () => {
  useDatabase()
  writeFileSync(join(folder, 'database/global/pg_control'), 'damaged')
  const { words, code } = await start({})
  expect(sentence(words)).toContain('is damaged')
  expect(code).toBe(1)
})
