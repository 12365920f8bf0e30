import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '@vastus/server/testing'
import { findTellingAnswers } from './support/auth-alike.ts'
import { runAuth } from './support/auth-run.ts'
import { chanceOfLonger, isUsable } from './support/auth-timing.ts'
import { type AuthWorld, CountedPasswords, createAuthWorld } from './support/auth-world.ts'
import { SEED } from './support/seed.ts'

/** Each purpose of a code once. */
const ROUNDS = 3

describe.each([quickestDatabase()])('attacking the sign-in by password on %s', (kind) => {
  let world: AuthWorld
  beforeAll(async () => {
    world = await createAuthWorld(kind, SEED)
  })
  afterAll(() => world.close())

  it('succeeds never, tells nobody who has an account, and notices each planted fault', {
    timeout: 240_000,
  }, async () => {
    const figures = await runAuth(world, { rounds: ROUNDS })
    process.stdout.write(`${JSON.stringify({ proof: 'T8 auth', kind, seed: SEED, ...figures })}\n`)
    expect(figures).toMatchObject({ successes: [], telling: [], missed: [] })
    expect(figures.planted).toBeGreaterThanOrEqual(23)
  })
})

it('a product that saves itself the work for unknown addresses is noticed', async () => {
  class LazyPasswords extends CountedPasswords {
    override verify(password: string, storedHash: string | undefined): Promise<boolean> {
      return storedHash === undefined ? Promise.resolve(false) : super.verify(password, storedHash)
    }
  }
  const world = await createAuthWorld('pglite', SEED, { passwords: new LazyPasswords() })
  try {
    expect(await findTellingAnswers(world)).toEqual(['login'])
  } finally {
    await world.close()
  }
})

it('times that tell are usable, and times that do not are not', () => {
  const noise = Array.from({ length: 100 }, (_, n) => (n * 37) % 100)
  const timing = { question: '', pairs: 100, medianKnownMs: 0, medianUnknownMs: 0 }
  const compare = (shift: number) =>
    isUsable({
      ...timing,
      chance: chanceOfLonger(
        noise.map((ms) => ms + shift),
        noise,
      ),
    })
  expect([compare(0), compare(40)]).toEqual([false, true])
})
