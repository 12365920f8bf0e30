import { TEST_PASSWORD } from '@vastus/server/testing'
import { type AuthWorld, elsewhere, newTarget, PASSWORD, PURPOSES, type Target } from './auth-world.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** What an attacker does, once; how often it succeeded. Throws when the honest way does not work either. */
export type Attack = (world: AuthWorld, round: number) => Promise<number>

const other = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')
const targetOf = (world: AuthWorld, round: number): Promise<Target> =>
  newTarget(world, PURPOSES[round % PURPOSES.length] ?? 'SIGNUP')

async function askedCode(world: AuthWorld, target: Target): Promise<string> {
  const status = await world.ask(target)
  if (status !== 204) throw new Error(`asking for a ${target.purpose} code answered ${status}`)
  return world.mailed(target.email)
}

/** Wrong codes at once, each from another browser; from one network or another one each. */
async function guessCodes(
  world: AuthWorld,
  target: Target,
  code: string,
  { times, from }: { times: number; from: () => string },
): Promise<number> {
  const steps = Array.from({ length: times }, () => 1 + Math.floor(world.random() * 999_998))
  const taken = await Promise.all(
    steps.map((step) => world.offer(elsewhere(world, target), other(code, step), from())),
  )
  return taken.filter(Boolean).length
}

const taken = async (answer: Promise<boolean>) => Number(await answer)

async function signedIn(world: AuthWorld, cookie: string): Promise<number> {
  const response = await world.test.anonymous().get('/api/login', { headers: { cookie } })
  return Number(response.statusCode === 200)
}

async function mustBeSignedIn(world: AuthWorld, cookie: string): Promise<void> {
  if (!(await signedIn(world, cookie))) throw new Error('an honest session does not work')
}

async function logIn(world: AuthWorld, email: string, password: string, remoteAddress?: string) {
  const client = world.test.anonymous()
  const more = remoteAddress ? { remoteAddress } : {}
  const response = await client.post('/api/login/password', { email, password }, more)
  return { isIn: response.statusCode === 200, cookie: client.cookie() ?? '' }
}

export const CODE_ATTACKS: Record<string, Attack> = {
  'the right code after five wrong ones from the same network': async (world, round) => {
    const target = await targetOf(world, round)
    const code = await askedCode(world, target)
    const network = world.newNetwork()
    const wrong = await guessCodes(world, target, code, { times: 5, from: () => network })
    return wrong + (await taken(world.offer(elsewhere(world, target), code, network)))
  },
  'the right code after ten wrong ones from ten networks': async (world, round) => {
    const target = await targetOf(world, round)
    const code = await askedCode(world, target)
    const wrong = await guessCodes(world, target, code, { times: 10, from: world.newNetwork })
    return wrong + (await taken(world.offer(elsewhere(world, target), code, world.newNetwork())))
  },
  'a new code after five wrong ones': async (world, round) => {
    const target = await targetOf(world, round)
    const network = world.newNetwork()
    const code = await askedCode(world, target)
    const wrong = await guessCodes(world, target, code, { times: 5, from: () => network })
    world.test.clock.advance(MINUTE)
    return (
      wrong + (await taken(world.offer(elsewhere(world, target), await askedCode(world, target), network)))
    )
  },
  'a code after ten minutes': async (world, round) => {
    const target = await targetOf(world, round)
    const code = await askedCode(world, target)
    world.test.clock.advance(10 * MINUTE)
    return taken(world.offer(target, code))
  },
  'a code used twice': async (world, round) => {
    const target = await targetOf(world, round)
    const code = await askedCode(world, target)
    const both = await Promise.all([world.offer(target, code), world.offer(elsewhere(world, target), code)])
    if (!both.some(Boolean)) throw new Error(`the right ${target.purpose} code was refused`)
    return both.filter(Boolean).length - 1 + (await taken(world.offer(target, code)))
  },
  'a code after its successor': async (world, round) => {
    const target = await targetOf(world, round)
    const first = await askedCode(world, target)
    world.test.clock.advance(MINUTE)
    const second = await askedCode(world, target)
    if (first === second) return 0
    return taken(world.offer(target, first))
  },
  'a code of another purpose': async (world) => {
    const user = await world.victim()
    const { email } = user
    const code = await askedCode(world, { purpose: 'SIGNUP', email, client: world.test.anonymous() })
    const forReset = await world.offer({ purpose: 'RESET', email, client: world.test.anonymous() }, code)
    return (
      Number(forReset) + (await taken(world.offer({ purpose: 'PROFILE', email, client: user.client }, code)))
    )
  },
  'a code of another address': async (world, round) => {
    const [own, foreign] = [await targetOf(world, round), await targetOf(world, round)]
    const code = await askedCode(world, own)
    if ((await askedCode(world, foreign)) === code) return 0
    return taken(world.offer(foreign, code))
  },
  "a code of another account's profile": async (world) => {
    const email = world.newEmail()
    const [owner, thief] = [await world.victim(), await world.victim()]
    const code = await askedCode(world, { purpose: 'PROFILE', email, client: owner.client })
    return taken(world.offer({ purpose: 'PROFILE', email, client: thief.client }, code))
  },
  "a profile's code in another session of the account": async (world) => {
    const email = world.newEmail()
    const owner = await world.victim()
    const code = await askedCode(world, { purpose: 'PROFILE', email, client: owner.client })
    return taken(world.offer({ purpose: 'PROFILE', email, client: await world.test.signedInAs(owner) }, code))
  },
}

export const SESSION_ATTACKS: Record<string, Attack> = {
  'a session planted before the sign-in': async (world) => {
    const thief = await world.victim()
    const browser = await world.test.signedInAs(thief)
    const planted = browser.cookie() ?? ''
    await mustBeSignedIn(world, planted)
    const victim = await world.victim()
    await browser.post('/api/login/password', { email: victim.email, password: TEST_PASSWORD })
    await mustBeSignedIn(world, browser.cookie() ?? '')
    return signedIn(world, planted)
  },
  'a session from before the profile changed': async (world) => {
    const target = await newTarget(world, 'PROFILE')
    const before = target.client.cookie() ?? ''
    if (!(await world.offer(target, await askedCode(world, target))))
      throw new Error('no profile was changed')
    await mustBeSignedIn(world, target.client.cookie() ?? '')
    world.test.clock.advance(MINUTE)
    return signedIn(world, before)
  },
  'a session from before the role was switched': async (world) => {
    const { client } = await world.victim()
    const before = client.cookie() ?? ''
    const response = await client.patch('/api/users/preferences', { activeRole: 'PRM_PATIENT' })
    if (response.statusCode !== 200) throw new Error('no role was switched')
    await mustBeSignedIn(world, client.cookie() ?? '')
    world.test.clock.advance(MINUTE)
    return signedIn(world, before)
  },
  'a session after logging out': async (world) => {
    const { client } = await world.victim()
    const stolen = client.cookie() ?? ''
    await mustBeSignedIn(world, stolen)
    await client.post('/api/logout')
    return signedIn(world, stolen)
  },
  'a stolen session after the password was reset': async (world) => {
    const user = await world.victim()
    const stolen = user.client.cookie() ?? ''
    const target: Target = { purpose: 'RESET', email: user.email, client: world.test.anonymous() }
    if (!(await world.offer(target, await askedCode(world, target)))) throw new Error('no password was reset')
    if (!(await logIn(world, user.email, PASSWORD)).isIn) throw new Error('the new password does not work')
    return signedIn(world, stolen)
  },
  'a stolen session after the e-mail changed': async (world) => {
    const user = await world.victim()
    const stolen = (await world.test.signedInAs(user)).cookie() ?? ''
    const target: Target = { purpose: 'PROFILE', email: world.newEmail(), client: user.client }
    if (!(await world.offer(target, await askedCode(world, target)))) throw new Error('no e-mail was changed')
    return signedIn(world, stolen)
  },
  'a session left alone for 30 minutes': async (world) => {
    const user = await world.victim()
    const { cookie } = await logIn(world, user.email, TEST_PASSWORD)
    world.test.clock.advance(30 * MINUTE - 1)
    await mustBeSignedIn(world, cookie)
    world.test.clock.advance(1)
    return signedIn(world, cookie)
  },
  'a session kept alive for 12 hours': async (world) => {
    const user = await world.victim()
    const client = world.test.anonymous()
    await client.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
    for (let at = 0; at < 12 * 60; at += 20) {
      if ((await client.post('/api/login/extend')).statusCode !== 200)
        throw new Error(`an honest session ended after ${at} minutes`)
      world.test.clock.advance(20 * MINUTE)
    }
    return Number((await client.get('/api/login')).statusCode === 200)
  },
}

/** Codes that are sent to one address when asked for every two minutes, for each purpose in turn. */
async function countSent(
  world: AuthWorld,
  email: string,
  times: number,
  from: () => string,
): Promise<number> {
  let sent = 0
  for (let n = 0; n < times; n++) {
    const purpose = n % 2 === 0 ? 'SIGNUP' : 'RESET'
    const status = await world.ask({ purpose, email, client: world.test.anonymous() }, from())
    if (status === 204) sent++
    world.test.clock.advance(2 * MINUTE)
  }
  if (sent < times - 1) throw new Error(`only ${sent} codes were sent`)
  return sent
}

export const LIMIT_ATTACKS: Record<string, Attack> = {
  'a sixth password in a quarter of an hour': async (world) => {
    const { email } = await world.victim()
    for (let n = 0; n < 5; n++) await logIn(world, email, `guess number ${n}`, world.newNetwork())
    return Number((await logIn(world, email, TEST_PASSWORD, world.newNetwork())).isIn)
  },
  'a password while the account is blocked, from a /64 that is written in many forms': async (world) => {
    const { email } = await world.victim()
    const [part, last] = world.newNetwork().split('.').slice(2)
    const forms = [`2001:db8:${part}:${last}::1`, `2001:0DB8:${part}:${last}:0:0:0:2`]
    for (let n = 0; n < 5; n++) await logIn(world, email, `guess number ${n}`, forms[n % 2])
    const sixth = Number((await logIn(world, email, TEST_PASSWORD, forms[0])).isIn)
    world.test.clock.advance(15 * MINUTE)
    if (!(await logIn(world, email, TEST_PASSWORD, forms[1])).isIn)
      throw new Error('the account stays locked')
    return sixth
  },
  'a lock-out: guesses of others keep the owner from a reset and a sign-in': async (world) => {
    const { email } = await world.victim()
    const home = world.newNetwork()
    const owner: Target = { purpose: 'RESET', email, client: world.test.anonymous() }
    for (let n = 0; n < 20; n++) await logIn(world, email, `guess number ${n}`, world.newNetwork())
    if ((await world.ask(owner, home)) !== 204) return 1
    const code = await world.mailed(email)
    await guessCodes(world, owner, code, { times: 20, from: world.newNetwork })
    if (!(await world.offer(owner, code, home))) return 1
    for (let n = 0; n < 20; n++) await logIn(world, email, `guess number ${n}`, world.newNetwork())
    return Number(!(await logIn(world, email, PASSWORD, home)).isIn)
  },
  'a fifty-first password from one network': async (world) => {
    const network = world.newNetwork()
    const victim = await world.victim()
    for (let n = 0; n < 50; n++) await logIn(world, world.newEmail(), 'guess number one', network)
    const fromThere = Number((await logIn(world, victim.email, TEST_PASSWORD, network)).isIn)
    if (!(await logIn(world, victim.email, TEST_PASSWORD, world.newNetwork())).isIn)
      throw new Error('other networks are locked out as well')
    return fromThere
  },
  'a sixth code for one address from one network in an hour, whatever for': async (world) => {
    const [email, network] = [world.newEmail(), world.newNetwork()]
    return (await countSent(world, email, 6, () => network)) - 5
  },
  'an eleventh code for one address from many networks in an hour': async (world) =>
    (await countSent(world, world.newEmail(), 11, world.newNetwork)) - 10,
  'a second code for one address within a minute': async (world, round) => {
    const target = await targetOf(world, round)
    await askedCode(world, target)
    world.test.clock.advance(59 * SECOND)
    return Number((await world.ask(target)) === 204)
  },
  'a thirty-first code from one network in an hour': async (world) => {
    const network = world.newNetwork()
    let sent = 0
    for (let n = 0; n < 31; n++) {
      const target: Target = { purpose: 'RESET', email: world.newEmail(), client: world.test.anonymous() }
      if ((await world.ask(target, network)) === 204) sent++
    }
    if (sent < 30) throw new Error(`only ${sent} codes were sent`)
    return sent - 30
  },
}
