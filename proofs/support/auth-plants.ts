import { CODE_ATTACKS, LIMIT_ATTACKS, SESSION_ATTACKS } from './auth-attacks.ts'
import { SECOND_FACTOR_ATTACKS } from './auth-second-factors.ts'
import type { AuthWorld } from './auth-world.ts'

const ATTACKS = { ...CODE_ATTACKS, ...SESSION_ATTACKS, ...SECOND_FACTOR_ATTACKS, ...LIMIT_ATTACKS }

type Plant = { fault: string; table: string; when: 'insert' | 'update'; row: string; lets: readonly string[] }

/** Faults of the product, planted below it, each with the attacks that must succeed while it is there. */
const PLANTS: readonly Plant[] = [
  {
    fault: 'nothing is counted',
    table: 'rate_counters',
    when: 'insert',
    row: 'return null',
    lets: [
      'a new code after five wrong ones',
      'a sixth password in a quarter of an hour',
      'a password while the account is blocked, from a /64 that is written in many forms',
      'a fifty-first password from one network',
      'the right code after ten wrong ones from ten networks',
      'a sixth code for one address from one network in an hour, whatever for',
      'an eleventh code for one address from many networks in an hour',
      'a second code for one address within a minute',
      'a thirty-first code from one network in an hour',
      'the right code of the app after five wrong ones, each in a browser of its own',
      'a mailed code for the first second factor, tried on in a new session',
    ],
  },
  {
    fault: 'codes live for an hour',
    table: 'one_time_codes',
    when: 'insert',
    row: "new.expires_at := new.expires_at + interval '50 minutes'; return new",
    lets: ['a code after ten minutes'],
  },
  {
    fault: 'codes are never used up',
    table: 'one_time_codes',
    when: 'update',
    row: 'new.used_at := null; new.payload := old.payload; return new',
    lets: ['a code used twice'],
  },
  {
    fault: 'sessions never end',
    table: 'sessions',
    when: 'update',
    row: 'new.ended_at := null; new.expires_at := greatest(new.expires_at, old.expires_at); return new',
    lets: [
      'a session planted before the sign-in',
      'a session after logging out',
      'a stolen session after the password was reset',
      'a stolen session after the e-mail changed',
      'a stolen session after the first second factor',
    ],
  },
  {
    fault: 'sessions live for days',
    table: 'sessions',
    when: 'insert',
    row: "new.expires_at := new.expires_at + interval '2 days'; new.absolute_expires_at := new.expires_at; return new",
    lets: ['a session left alone for 30 minutes', 'a session kept alive for 12 hours'],
  },
  {
    fault: 'every sign-in looks like one of a moment ago',
    table: 'sessions',
    when: 'insert',
    row: "new.proven_at := new.created_at + interval '1 hour'; return new",
    lets: ['a step-up skipped', 'a step-up in another session of the account'],
  },
  {
    fault: 'codes of the app are never used up',
    table: 'authenticators',
    when: 'update',
    row: 'new.last_step := old.last_step; return new',
    lets: ['a code of the app used twice'],
  },
  {
    fault: 'recovery codes are never used up',
    table: 'recovery_codes',
    when: 'update',
    row: 'new.used_at := null; return new',
    lets: ['a recovery code used twice'],
  },
  {
    fault: 'a challenge can be answered again',
    table: 'identity_attempts',
    when: 'update',
    row: 'new.challenge := old.challenge; new.state := old.state; return new',
    lets: ['a signed challenge replayed'],
  },
]

/** A code for a new password, which may be set any number of times. */
const ROUND = 1

/** Plants each fault in turn; the attacks that did not notice theirs. */
export async function missedPlants(world: AuthWorld): Promise<{ planted: number; missed: string[] }> {
  const missed: string[] = []
  let planted = 0
  const { database } = world.test.services
  for (const { fault, table, when, row, lets } of PLANTS) {
    await database.ownerTransaction((tx) =>
      tx.script(`create function planted() returns trigger language plpgsql as $$ begin ${row}; end $$;
        create trigger planted before ${when} on ${table} for each row execute function planted()`),
    )
    for (const name of lets) {
      planted++
      if (((await ATTACKS[name]?.(world, ROUND)) ?? 0) === 0) missed.push(`${fault}: ${name}`)
    }
    await database.ownerTransaction((tx) =>
      tx.script(`drop trigger planted on ${table}; drop function planted()`),
    )
  }
  return { planted, missed }
}
