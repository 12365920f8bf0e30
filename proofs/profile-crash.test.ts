import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseKinds, pgliteTemplate, quietLog } from '@vastus/server/testing'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { sql } from '../apps/server/src/db/sql.ts'
import { freshCast, freshDatabase } from './support/cast.ts'
import { PROFILE_POINTS } from './support/crash-points.ts'
import { crashServer } from './support/crash-server.ts'

const PASSWORD = 'three quiet otters swim'
const SIGNED_UP = 'signed.up@example.test'
const WANTED = 'wanted@example.test'
const PERSON = {
  email: WANTED,
  phone: '+37251234567',
  firstName: 'Mai',
  surname: 'Mets',
  personalCode: '48505052227',
}
/** Each point once: what a killed database keeps is shown for each kind in crash.test.ts. */
const KINDS = databaseKinds()
const CASES = PROFILE_POINTS.map((point, at) => ({ on: KINDS[at % KINDS.length], point }))

test.each(CASES)(
  'a server that is killed at "$point" leaves no half of it, and the person goes on, on $on',
  { timeout: 120_000 },
  async ({ on, point }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vastus-profile-crash-'))
    const folder = join(dataDir, 'database')
    const cluster = inject('postgres')
    const databaseUrl = cluster && on === 'postgres' ? await freshDatabase(cluster) : undefined
    if (!databaseUrl) await cp(await pgliteTemplate(), folder, { recursive: true })
    const open = () =>
      openDatabase({ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}), log: quietLog })
    const server = await crashServer({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SECRET_KEY: 'k'.repeat(32),
    })
    const browser = startBrowser(server.origin)
    try {
      await freshCast(open, 1)
      // The first code is the one of signing up.
      await server.start({ CRASH_POINT: point, CRASH_PASSING: '2' })
      await browser.post('/signup/password', {
        email: SIGNED_UP,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        language: 'en',
      })
      await browser.post('/signup/password/verify', {
        email: SIGNED_UP,
        otp: await browser.codeSentTo(SIGNED_UP),
      })
      await browser.post('/send-otp', { email: WANTED, purpose: 'PROFILE' })
      const profile = { ...PERSON, otp: await browser.codeSentTo(WANTED) }

      await expect(browser.post('/users/complete-profile', profile)).rejects.toThrow()
      await server.untilDead()
      await server.start()

      if (point === 'profile written, not committed') {
        // The session and the code are as they were.
        expect(await browser.login()).toMatchObject({ email: SIGNED_UP, incompleteProfile: true })
        await browser.post('/users/complete-profile', profile)
      } else await browser.post('/login/password', { email: WANTED, password: PASSWORD })
      expect(await browser.login()).toMatchObject({ email: WANTED, incompleteProfile: false })
      await server.stop()
      const database = await open()
      const people = await database.transaction({ actor: 'system' }, (tx) =>
        tx.query(sql`select p.email, p.phone, count(u.id)::int as accounts from persons p left join users u on u.person_id = p.id
          where p.first_name = ${PERSON.firstName} and p.surname = ${PERSON.surname} group by p.id`),
      )
      await database.close()
      expect(people).toEqual([{ email: WANTED, phone: PERSON.phone, accounts: 1 }])
    } finally {
      await server.kill()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)

/** Keeps cookies as a browser does. */
function startBrowser(origin: string) {
  const cookies = new Map<string, string>()
  async function ask(path: string, body?: object): Promise<Response> {
    const response = await fetch(`${origin}/api${path}`, {
      headers: {
        origin,
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    expect(response.status, `${path} answered ${response.status}`).toBeLessThan(300)
    return response
  }
  return {
    post: ask,
    login: async () => (await ask('/login')).json() as Promise<unknown>,
    async codeSentTo(to: string): Promise<string> {
      const find = async () => {
        const sent = (await (await ask(`/demo/outbox?to=${to}`)).json()) as { text: string }[]
        return /\b\d{6}\b/.exec(sent[0]?.text ?? '')?.[0]
      }
      await expect.poll(find, { timeout: 20_000 }).toBeDefined()
      return (await find()) ?? ''
    },
  }
}
