import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from './db/sql.ts'
import { createDiskGuard, type DiskSpace, writtenFolders } from './disk-guard.ts'
import { createStory, inquire, send, sending, type Story } from './features/e-contacts/testing/story.ts'
import { databaseKinds } from './testing/databases.ts'
import { quietLog } from './testing/quiet-log.ts'

const GB = 1024 ** 3

test.each<[string, DiskSpace, boolean]>([
  ['1 GB of 10', { freeBytes: GB, totalBytes: 10 * GB }, false],
  ['a byte less than 1 GB of 10', { freeBytes: GB - 1, totalBytes: 10 * GB }, true],
  ['5 % of 1000 GB', { freeBytes: 50 * GB, totalBytes: 1000 * GB }, false],
  ['less than 5 % of 1000 GB', { freeBytes: 50 * GB - 1, totalBytes: 1000 * GB }, true],
])('%s free: is it low?', async (_space, space, isLow) => {
  const guard = createDiskGuard({ folders: ['data'], log: quietLog, spaceOf: async () => space })
  await guard.look()
  expect(guard.isLow()).toBe(isLow)
})

test('one full disk of two is enough, and a look that fails changes nothing', async () => {
  let answer = async (folder: string): Promise<DiskSpace> => ({
    freeBytes: folder === 'temp' ? 0 : 100 * GB,
    totalBytes: 100 * GB,
  })
  const guard = createDiskGuard({
    folders: ['data', 'temp'],
    log: quietLog,
    spaceOf: (folder) => answer(folder),
  })
  await guard.look()
  expect(guard.isLow()).toBe(true)
  answer = () => Promise.reject(new Error('no such device'))
  await guard.look()
  expect(guard.isLow()).toBe(true)
})

test.each([
  ['the embedded database and the files', {}, ['/data/database', '/data/files']],
  ['the files beside a PostgreSQL', { databaseUrl: 'postgres://db/vastus' }, ['/data/files']],
  ['the embedded database beside an object store', { s3Url: 's3+https://s3/b' }, ['/data/database']],
  ['nothing of its own', { databaseUrl: 'postgres://db/vastus', s3Url: 's3+https://s3/b' }, []],
])('what is written to, and watched, is %s, never a temporary folder', (_what, config, folders) => {
  expect(writtenFolders({ dataDir: '/data', databaseUrl: undefined, s3Url: undefined, ...config })).toEqual(
    folders,
  )
})

test('a disk that cannot be read is reported once, until it can be read again', async () => {
  const warnings: unknown[] = []
  let isAway = true
  const guard = createDiskGuard({
    folders: ['data'],
    log: { ...quietLog, warn: (warning: unknown) => void warnings.push(warning) },
    spaceOf: () =>
      isAway
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ freeBytes: 9 * GB, totalBytes: 10 * GB }),
  })
  for (const next of [true, true, false, true]) {
    isAway = next
    await guard.look()
  }
  expect(warnings).toHaveLength(2)
  expect(guard.isLow()).toBe(false)
})

test('a folder that is not there yet is measured by the disk it will be on', async () => {
  const errors: unknown[] = []
  const log = { ...quietLog, warn: (error: unknown) => void errors.push(error) }
  const guard = createDiskGuard({ folders: ['./not-there-yet'], log })
  await guard.look()
  expect(errors).toEqual([])
})

test('the disk under a real folder is measured', async () => {
  const errors: unknown[] = []
  const log = { ...quietLog, warn: (error: unknown) => void errors.push(error) }
  const guard = createDiskGuard({ folders: ['.'], log })
  await guard.start()
  guard.stop()
  expect(errors).toEqual([])
})

describe.each(databaseKinds())('with a nearly full disk, on %s', (kind) => {
  let freeBytes = 100 * GB
  const guard = createDiskGuard({
    folders: ['data'],
    log: quietLog,
    spaceOf: async () => ({ freeBytes, totalBytes: 100 * GB }),
  })
  let story: Story
  let id: number
  let origin: string

  beforeAll(async () => {
    story = await createStory(kind, { services: { disk: guard } })
    id = (await send(story)).id
    origin = await story.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => setFree(100 * GB))
  afterAll(() => story?.close())

  async function setFree(bytes: number): Promise<void> {
    freeBytes = bytes
    await guard.look()
  }

  const countRows = () =>
    story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one(sql`select (select count(*) from e_contacts) as sent, (select count(*) from notes) as notes,
        (select count(*) from one_time_codes) as codes`),
    )

  test('writes are asked to come back in a minute, and leave nothing', async () => {
    await setFree(GB / 2)
    const { client } = story.patient
    const before = await countRows()
    const writes = [
      await client.post('/api/patient/e-contacts/fallback', sending(story)),
      await story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Call tomorrow' }),
      await story.anonymous().post('/api/reset-password', { email: story.patient.email }),
    ]
    for (const { statusCode, headers } of writes)
      expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
    expect(await countRows()).toEqual(before)
  })

  test('an upload is refused before its bytes are taken', async () => {
    await setFree(GB / 2)
    const body = new FormData()
    body.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'letter.pdf')
    const response = await fetch(`${origin}/api/patient/e-contacts/${id}/upload`, {
      method: 'POST',
      body,
      headers: { cookie: story.patient.client.cookie() ?? '' },
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  })

  test('people still sign in, read and sign out, and readiness names the disk', async () => {
    await setFree(GB / 2)
    const reader = await story.signedInAs(story.doctor)
    expect((await reader.get(`/api/clinic/e-contacts/${id}`)).statusCode).toBe(200)
    expect((await reader.post('/api/logout')).statusCode).toBeLessThan(300)
    const wrong = { email: story.patient.email, password: 'not the password' }
    expect((await story.anonymous().post('/api/login/password', wrong)).statusCode).not.toBe(503)
    const ready = await story.anonymous().get('/api/health/ready')
    expect(ready.statusCode).toBe(200)
    expect(ready.json()).toMatchObject({ status: 'READ_ONLY', parts: { disk: 'DOWN' } })
  })

  test('writing goes on by itself once there is room', async () => {
    await setFree(GB / 2)
    await setFree(2 * 5 * GB)
    await inquire(story, id)
    expect((await story.anonymous().get('/api/health/ready')).json()).toMatchObject({
      status: 'UP',
      parts: { disk: 'UP' },
    })
  })
})
