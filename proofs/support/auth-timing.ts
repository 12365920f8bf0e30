import { setPasswordHash } from '../../apps/server/src/features/sign-in/login/account-repository.ts'
import { QUESTIONS } from './auth-alike.ts'
import type { AuthWorld } from './auth-world.ts'

/** How far from a coin toss a guess by time may be: 0.5 is one, 1 always right. */
const USABLE = 0.1

export type Timing = {
  question: string
  pairs: number
  medianKnownMs: number
  medianUnknownMs: number
  /** Chance that a known address took longer than an unknown one. */
  chance: number
}

export const isUsable = ({ chance }: Timing): boolean => Math.abs(chance - 0.5) > USABLE

/** Asks about known and unknown addresses in turn, the order tossed, and compares how long the answers took. */
export async function timeAnswers(world: AuthWorld, pairs: number): Promise<Timing[]> {
  const timings: Timing[] = []
  const passwordHash = await world.passwords.hash('a password of the usual cost')
  for (const [question, ask] of Object.entries(QUESTIONS)) {
    const known: number[] = []
    const unknown: number[] = []
    for (let pair = 0; pair < pairs; pair++) {
      const user = await world.victim()
      await world.test.services.database.transaction({ actor: 'system' }, (tx) =>
        setPasswordHash(tx, user.userId, passwordHash, world.test.clock.now()),
      )
      const turns: [number[], string][] = [
        [known, user.email],
        [unknown, world.newEmail()],
      ]
      if (world.random() < 0.5) turns.reverse()
      for (const [times, email] of turns) {
        const client = world.test.anonymous()
        const from = performance.now()
        await ask(client, email)
        times.push(performance.now() - from)
      }
    }
    timings.push({
      question,
      pairs,
      medianKnownMs: median(known),
      medianUnknownMs: median(unknown),
      chance: chanceOfLonger(known, unknown),
    })
  }
  return timings
}

function median(times: readonly number[]): number {
  return Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(3))
}

export function chanceOfLonger(ones: readonly number[], others: readonly number[]): number {
  let longer = 0
  for (const one of ones) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0
  return Number((longer / (ones.length * others.length)).toFixed(3))
}
