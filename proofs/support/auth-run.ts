import { CODE_ATTACKS, LIMIT_ATTACKS, SESSION_ATTACKS } from './auth-attacks.ts'
import { findTellingAnswers } from './auth-alike.ts'
import { SECOND_FACTOR_ATTACKS } from './auth-second-factors.ts'
import { missedPlants } from './auth-plants.ts'
import type { AuthWorld } from './auth-world.ts'

export type AuthFigures = {
  attacks: number
  /** Attacks that succeeded, by name. */
  successes: string[]
  planted: number
  missed: string[]
  /** Questions whose answer or work tells who has an account. */
  telling: string[]
}

/**
 * Attacks the sign-in by password: codes, sessions, second factors and limits `rounds` times each, then compares what known and
 * unknown addresses are answered, and plants faults to see each attack notice its own.
 */
export async function runAuth(world: AuthWorld, size: { rounds: number }): Promise<AuthFigures> {
  const successes: string[] = []
  let attacks = 0
  for (const attempts of [CODE_ATTACKS, SESSION_ATTACKS, SECOND_FACTOR_ATTACKS, LIMIT_ATTACKS])
    for (const [name, attack] of Object.entries(attempts)) {
      // Purposes of codes take turns; what counts an hour is slow and needs no variety.
      const rounds = attempts === LIMIT_ATTACKS ? Math.ceil(size.rounds / 3) : size.rounds
      for (let round = 0; round < rounds; round++) {
        attacks++
        if ((await attack(world, round)) > 0) successes.push(`${name} (round ${round})`)
      }
    }
  return {
    attacks,
    successes,
    ...(await missedPlants(world)),
    telling: await findTellingAnswers(world),
  }
}
