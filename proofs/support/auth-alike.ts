import type { TestResponse, TestClient } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { type AuthWorld, PASSWORD } from './auth-world.ts'

const WRONG_CODE = '000000'

/** What an anonymous caller may ask about an address. */
export const QUESTIONS: Record<string, (client: TestClient, email: string) => Promise<TestResponse>> = {
  login: (client, email) => client.post('/api/login/password', { email, password: 'not-the-password' }),
  'sign-up': (client, email) =>
    client.post('/api/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD }),
  'sign-up code': (client, email) => client.post('/api/signup/password/verify', { email, otp: WRONG_CODE }),
  reset: (client, email) => client.post('/api/reset-password', { email }),
  'reset code': (client, email) =>
    client.post('/api/reset-password/confirm', {
      email,
      otp: WRONG_CODE,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  'send-otp for sign-up': (client, email) => client.post('/api/send-otp', { email, purpose: 'SIGNUP' }),
  'send-otp for reset': (client, email) => client.post('/api/send-otp', { email, purpose: 'RESET' }),
}

/** Names the questions whose answer, or work, tells a known address from an unknown one. */
export async function findTellingAnswers(world: AuthWorld): Promise<string[]> {
  const telling: string[] = []
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const known = await seen(world, ask, (await world.victim()).email)
    const unknown = await seen(world, ask, world.newEmail())
    if (JSON.stringify(known) !== JSON.stringify(unknown)) telling.push(name)
  }
  return telling
}

async function seen(world: AuthWorld, ask: (typeof QUESTIONS)[string], email: string) {
  const [calls, jobs] = [world.passwords.calls, await countJobs(world)]
  const response = await ask(world.test.anonymous(), email)
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookies, ...headers } = response.headers
  // A token is random; that there is one, and how it is kept, may not differ.
  const kept = [cookies ?? []].flat().map((cookie) => cookie.replace(/=[\w-]{43};/, '=;'))
  return {
    status: response.statusCode,
    body: response.body.replaceAll(String(response.headers['x-request-id']), ''),
    headers: { ...headers, 'set-cookie': kept },
    passwordsWorkedOn: world.passwords.calls - calls,
    jobsAdded: (await countJobs(world)) - jobs,
  }
}

async function countJobs({ test }: AuthWorld): Promise<number> {
  const { count } = await test.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.one<{ count: number }>(sql`select count(*)::int as count from jobs`),
  )
  return count
}
