import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Database, openDatabase } from './db/database.ts'
import { sql } from './db/sql.ts'
import { createStory, send, sending, type Story } from './features/e-contacts/testing/story.ts'
import { hashToken } from './http/session-cookie.ts'
import { COMPILED_FOLDER } from './testing/compiled-folder.ts'
import { databaseKinds, type TestDatabase } from './testing/databases.ts'
import { quietLog } from './testing/quiet-log.ts'
import { serverProgram } from './testing/server-program.ts'

const HALF = Buffer.alloc(40_000, 'a')

describe.each(databaseKinds())('a server on %s that is asked to stop', (kind) => {
  let story: Story
  let folder: string
  let eContactId: number
  let cookies: { patient: string; doctor: string }
  let server: ChildProcess
  let origin: string

  beforeEach(async () => {
    story = await createStory(kind)
    folder = mkdtempSync(join(tmpdir(), 'vastus-stop-'))
    eContactId = (await send(story)).id
    const database = story.services.database as TestDatabase
    cookies = {
      patient: await session(database, story.patient.userId),
      doctor: await session(database, story.doctor.userId),
    }
    if (kind === 'pglite') {
      await database.suspend()
      cpSync(database.config.dataDir, join(folder, 'database'), { recursive: true })
    }
    server = launch(database.config.databaseUrl)
    origin = await originOf(server)
  })

  function launch(databaseUrl: string | undefined): ChildProcess {
    return spawn(process.execPath, [serverProgram().server], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: COMPILED_FOLDER,
        APP_MODE: 'PROD',
        SMTP_URL: 'smtp://127.0.0.1:9',
        PUBLIC_URL: 'https://vastus.test',
        SECRET_KEY: randomBytes(32).toString('hex'),
        MAIL_FROM: 'Vastus <no-reply@clinic.test>',
        SUPPORT_EMAIL: 'support@clinic.test',
        EMAIL_DOMAIN_CHECK: 'false',
        LOG_LEVEL: 'silent',
        PORT: '0',
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  }

  async function originOf({ stdout }: ChildProcess): Promise<string> {
    if (!stdout) throw new Error('the server has no output')
    const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string]
    return line.replace('Vastus is ready: ', '')
  }

  afterEach(async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGKILL')
    await story.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Sessions of the stories stand still in time with their clock; this process has the real one. */
  async function session(database: Database, userId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into sessions (token_hash, user_id, is_strong, created_at, expires_at, absolute_expires_at)
        values (${hashToken(token)}, ${userId}, true, now(), now() + interval '30 minutes', now() + interval '12 hours')`),
    )
    return `__Host-sid=${token}`
  }

  /** An upload whose first half has arrived; the rest is sent when asked for. */
  async function beginUpload() {
    const boundary = randomUUID()
    const call = request(`${origin}/api/patient/e-contacts/${eContactId}/upload`, {
      method: 'POST',
      headers: { cookie: cookies.patient, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    const status = new Promise<number | string>((resolve) => {
      call.once('response', (response) => void text(response).then(() => resolve(response.statusCode ?? 0)))
      call.once('error', (error) => resolve(error.message))
    })
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`
    call.write(Buffer.concat([Buffer.from(head), HALF]))
    const uploads = join(folder, 'uploads')
    const received = () => (existsSync(uploads) ? readdirSync(uploads).length : 0)
    await expect.poll(received, { timeout: 15_000 }).toBe(1)
    return {
      status,
      finish: () => call.end(Buffer.concat([HALF, Buffer.from(`\r\n--${boundary}--\r\n`)])),
    }
  }

  async function openSocket() {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/ws-prm`, {
      headers: { cookie: cookies.doctor },
    })
    const closed = once(socket, 'close').then(([code]) => code as number)
    await once(socket, 'open')
    return { closed }
  }

  /** Writes one after another until the server is gone; ids that were acknowledged, and all other answers. */
  async function writeUntilRefused(acknowledged: number[]): Promise<number | 'gone'> {
    for (;;) {
      try {
        const response = await fetch(`${origin}/api/patient/e-contacts/fallback`, {
          method: 'POST',
          headers: {
            cookie: cookies.patient,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(sending(story)),
        })
        if (response.status !== 201) return response.status
        acknowledged.push(((await response.json()) as { id: number }).id)
      } catch (error) {
        const { code } = (error as { cause: { code: string } }).cause
        // A resting connection may be closed just as the next request sets out: unanswered, so tried again elsewhere.
        if (['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) return 'gone'
        throw error
      }
    }
  }

  async function reopened<T>(look: (database: Database) => Promise<T>): Promise<T> {
    if (kind === 'postgres') return look(story.services.database)
    const database = await openDatabase({ dataDir: join(folder, 'database'), log: quietLog })
    try {
      return await look(database)
    } finally {
      await database.close()
    }
  }

  async function stop(): Promise<{ code: number | null; ms: number }> {
    const startedAt = performance.now()
    server.kill('SIGTERM')
    const [code] = (await once(server, 'exit')) as [number | null]
    return { code, ms: performance.now() - startedAt }
  }

  test('answers what it has begun, takes its leave of sockets, and loses neither a write nor a job', async () => {
    const acknowledged: number[] = []
    const upload = await beginUpload()
    const { closed } = await openSocket()
    const writers = Promise.all([1, 2, 3].map(() => writeUntilRefused(acknowledged)))
    await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(5)
    const stopped = stop()
    expect(await closed).toBe(1001)
    upload.finish()
    expect(await upload.status).toBe(201)
    for (const ending of await writers) expect([503, 'gone']).toContain(ending)
    const { code, ms } = await stopped
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)

    const found = await reopened((database) =>
      database.transaction({ actor: 'system' }, async (tx) => ({
        sent: await tx.query<{ id: number }>(sql`select id from e_contacts where id = any(${acknowledged})`),
        ...(await tx.one<{ files: number; without: number; leased: number }>(sql`select
          (select count(*) from files where e_contact_id = ${eContactId}) as files,
          (select count(*) from events e where not exists (select from jobs j
            where j.dedupe_key = 'notify-of-event:' || e.id)) as without,
          (select count(*) from jobs where lease_token is not null) as leased`)),
      })),
    )
    expect(found.sent).toHaveLength(acknowledged.length)
    expect(found).toMatchObject({ files: 1, without: 0, leased: 0 })
  })

  test('does not wait for ever for an upload that never ends, and a start meanwhile takes over at its end', async () => {
    const upload = await beginUpload()
    const stopped = stop()
    const next = launch((story.services.database as TestDatabase).config.databaseUrl)
    try {
      const { code, ms } = await stopped
      expect(code).toBe(0)
      expect(ms).toBeLessThan(10_000)
      expect(await upload.status).not.toBe(201)
      expect((await fetch(`${await originOf(next)}/api/health/live`)).status).toBe(200)
    } finally {
      next.kill('SIGKILL')
      await once(next, 'exit')
    }
  })
})
