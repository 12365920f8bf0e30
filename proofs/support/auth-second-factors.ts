import { appCode, softKey, TEST_PASSWORD, type TestClient, type TestUser } from '@vastus/server/testing'
import { type Attack, MINUTE, SECOND } from './auth-attacks.ts'
import type { AuthWorld } from './auth-world.ts'

const STEP = 30 * SECOND
const SECURITY = '/api/users/security'

type Victim = TestUser & { client: TestClient }

/** A wrong code of the same form. */
const wrong = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')
const isTaken = async (answer: ReturnType<TestClient['post']>) => (await answer).statusCode < 300
const count = async (...answers: ReturnType<TestClient['post']>[]) =>
  (await Promise.all(answers.map(isTaken))).filter(Boolean).length

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`the honest way does not work: ${what}`)
}

/** An account whose owner has set up the app. */
async function withApp(
  world: AuthWorld,
): Promise<Victim & { secret: string; recoveryCodes: readonly string[] }> {
  const user = await world.victim()
  const begun = await user.client.post(`${SECURITY}/authenticator`, {})
  must(begun.statusCode === 200, 'beginning the app')
  const { secret } = begun.json<{ secret: string }>()
  const confirmed = await user.client.post(`${SECURITY}/authenticator/confirm`, {
    code: appCode(secret, world.test.clock.now()),
  })
  must(confirmed.statusCode === 200, 'confirming the app')
  world.test.clock.advance(STEP)
  return { ...user, secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes }
}

/** An account whose owner has added a passkey. */
async function withPasskey(world: AuthWorld): Promise<Victim & { key: ReturnType<typeof softKey> }> {
  const user = await world.victim()
  const { port } = new URL(world.test.services.config.publicUrl)
  const key = softKey({ origin: `http://localhost:${port}`, rpId: 'localhost' })
  const { attemptId, challenge } = (await user.client.post(`${SECURITY}/passkeys/begin`, {})).json()
  const added = await user.client.post(`${SECURITY}/passkeys`, {
    attemptId,
    name: 'Phone',
    key: key.created({ challenge }),
  })
  must(added.statusCode === 200, 'adding a passkey')
  return { ...user, key }
}

/** A browser whose user knows the password, from a network that nobody has used. */
async function knock(world: AuthWorld, { email }: TestUser): Promise<TestClient> {
  const client = world.test.anonymous()
  const body = { email, password: TEST_PASSWORD }
  const asked = await client.post('/api/login/password', body, { remoteAddress: world.newNetwork() })
  must(asked.statusCode === 469, 'asking for the second factor')
  return client
}

async function logInWithPassword(world: AuthWorld, { email }: TestUser): Promise<TestClient> {
  const client = world.test.anonymous()
  const entered = await client.post('/api/login/password', { email, password: TEST_PASSWORD })
  must(entered.statusCode === 200, 'the password')
  return client
}

const finish = (client: TestClient, code: string) => client.post('/api/login/second-factor', { code })
const codeOf = (world: AuthWorld, { secret }: { secret: string }) => appCode(secret, world.test.clock.now())

async function challengeFor(client: TestClient): Promise<{ attemptId: string; challenge: string }> {
  return (await client.post('/api/login/passkey/begin', {})).json()
}
const answerChallenge = (client: TestClient, attemptId: string, signed: object) =>
  client.post('/api/login/passkey', { attemptId, signed })

/** What asks again who it is when the sign-in is older than 15 minutes. */
const graveActs = (client: TestClient) =>
  count(
    client.post(`${SECURITY}/authenticator`, {}),
    client.post(`${SECURITY}/passkeys/begin`, {}),
    client.post('/api/patient/my-data', {}),
  )

export const SECOND_FACTOR_ATTACKS: Record<string, Attack> = {
  'the right code of the app after five wrong ones, each in a browser of its own': async (world) => {
    const user = await withApp(world)
    let taken = 0
    for (let step = 1; step <= 5; step++)
      taken += await count(finish(await knock(world, user), wrong(codeOf(world, user), step)))
    return taken + (await count(finish(await knock(world, user), codeOf(world, user))))
  },
  'a code of the app used twice': async (world) => {
    const user = await withApp(world)
    const [own, thief] = [await knock(world, user), await knock(world, user)]
    const code = codeOf(world, user)
    must(await isTaken(finish(own, code)), 'a code of the app')
    return count(finish(thief, code))
  },
  'a code of the app from two minutes ago': async (world) => {
    const user = await withApp(world)
    const code = codeOf(world, user)
    world.test.clock.advance(2 * MINUTE)
    return count(finish(await knock(world, user), code))
  },
  "a code of another account's app": async (world) => {
    const [user, thief] = [await withApp(world), await withApp(world)]
    return count(finish(await knock(world, user), codeOf(world, thief)))
  },
  'a recovery code used twice': async (world) => {
    const { recoveryCodes, ...user } = await withApp(world)
    const [code = ''] = recoveryCodes
    must(await isTaken(finish(await knock(world, user), code)), 'a recovery code')
    return count(finish(await knock(world, user), code))
  },
  'a recovery code from before new ones were made': async (world) => {
    const { recoveryCodes, ...user } = await withApp(world)
    must(await isTaken(user.client.post(`${SECURITY}/recovery-codes`, {})), 'new recovery codes')
    return count(finish(await knock(world, user), recoveryCodes[0] ?? ''))
  },
  'the second factor in a browser that had no password': async (world) => {
    const user = await withApp(world)
    await knock(world, user)
    return count(finish(world.test.anonymous(), codeOf(world, user)))
  },
  'the second factor skipped: what the right password leaves used as a session': async (world) => {
    const client = await knock(world, await withApp(world))
    return count(
      client.get('/api/login'),
      client.get(SECURITY),
      client.get('/api/patient/e-contacts'),
      client.post('/api/login/extend'),
    )
  },
  'a passkey under the name of a passkey of another account': async (world) => {
    const [user, thief] = [await withPasskey(world), await withPasskey(world)]
    const browser = world.test.anonymous()
    const { attemptId, challenge } = await challengeFor(browser)
    const signed = { ...thief.key.signed({ challenge }), credentialId: user.key.credentialId }
    return count(answerChallenge(browser, attemptId, signed))
  },
  "a passkey of another account after the victim's password": async (world) => {
    const [user, thief] = [await withPasskey(world), await withPasskey(world)]
    const browser = await knock(world, user)
    const { attemptId, challenge } = await challengeFor(browser)
    const entered = await answerChallenge(browser, attemptId, thief.key.signed({ challenge }))
    return Number(entered.statusCode === 200 && entered.json<{ id: number }>().id === user.userId)
  },
  'a signed challenge of another browser': async (world) => {
    const { key } = await withPasskey(world)
    const { attemptId, challenge } = await challengeFor(world.test.anonymous())
    return count(answerChallenge(world.test.anonymous(), attemptId, key.signed({ challenge })))
  },
  'a signed challenge replayed': async (world) => {
    const { key } = await withPasskey(world)
    const browser = world.test.anonymous()
    const begun = await browser.post('/api/login/passkey/begin', {})
    const { attemptId, challenge } = begun.json<{ attemptId: string; challenge: string }>()
    const body = { attemptId, signed: key.signed({ challenge }) }
    must(await isTaken(browser.post('/api/login/passkey', body)), 'a passkey')
    // The browser forgets the attempt with its end; the thief has kept its cookie.
    const [cookie = ''] = [begun.headers['set-cookie'] ?? ''].flat().map((given) => given.split(';')[0] ?? '')
    must(cookie !== '', 'a cookie of the attempt')
    return count(world.test.anonymous().post('/api/login/passkey', body, { headers: { cookie } }))
  },
  'a step-up skipped': async (world) => {
    const { client } = await world.victim()
    must((await graveActs(client)) === 3, 'grave acts after a sign-in')
    world.test.clock.advance(16 * MINUTE)
    return graveActs(client)
  },
  'a step-up with the password where there is a second factor': async (world) => {
    const { client } = await withApp(world)
    world.test.clock.advance(16 * MINUTE)
    return count(client.post(`${SECURITY}/confirm`, { password: TEST_PASSWORD }))
  },
  'a step-up in another session of the account': async (world) => {
    const user = await withApp(world)
    const other = await world.test.signedInAs(user)
    world.test.clock.advance(16 * MINUTE)
    const confirmed = user.client.post(`${SECURITY}/confirm`, { code: codeOf(world, user) })
    must(await isTaken(confirmed), 'a step-up')
    return graveActs(other)
  },
  'a step-up with the passkey of another account': async (world) => {
    const [user, thief] = [await withPasskey(world), await withPasskey(world)]
    world.test.clock.advance(16 * MINUTE)
    const { attemptId, challenge } = await challengeFor(user.client)
    const passkey = { attemptId, signed: thief.key.signed({ challenge }) }
    return count(user.client.post(`${SECURITY}/confirm`, { passkey }))
  },
  'a mailed code for the first second factor, tried on in a new session': async (world) => {
    const user = await world.victim()
    const begin = async (offered: (code: string) => string, times: number) => {
      const client = await logInWithPassword(world, user)
      const asked = await client.post('/api/send-otp', { email: user.email, purpose: 'SECOND_FACTOR' })
      must(asked.statusCode === 204, 'asking for a code')
      const otp = offered(await world.mailed(user.email))
      let taken = 0
      for (let n = 0; n < times; n++) taken += await count(client.post(`${SECURITY}/authenticator`, { otp }))
      return taken
    }
    const guessed = await begin((code) => wrong(code), 5)
    world.test.clock.advance(MINUTE)
    return guessed + (await begin((code) => code, 1))
  },
  'a stolen session after the first second factor': async (world) => {
    const user = await world.victim()
    const stolen = await logInWithPassword(world, user)
    const begun = await user.client.post(`${SECURITY}/authenticator`, {})
    const code = appCode(begun.json<{ secret: string }>().secret, world.test.clock.now())
    must(await isTaken(user.client.post(`${SECURITY}/authenticator/confirm`, { code })), 'the app')
    return count(stolen.get('/api/login'))
  },
}
