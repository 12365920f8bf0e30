import type { Comparison } from '@vastus/contract/account-join'
import { checkJoin, type JoinRefusal } from '@vastus/domain/identity/account-join'
import type { Tx } from '../../../db/database.ts'
import { NotFound } from '../../../errors.ts'
import type { Principal } from '../../../principal.ts'
import { findPersonOfCode, lockPersonalCode } from '../proven/account-of-person-repository.ts'
import type { Details } from '../proven/enter-proven.ts'
import { getSide, type Side } from './join-repository.ts'

export type Pair = { own: Side; other: Side | null; refusal: JoinRefusal | null }

/**
 * The account of the caller and the one that the proven code has, both locked, and whether they may become one.
 *
 * @throws NotFound for an account without a profile
 */
export async function comparePair(tx: Tx, { personId }: Principal, proven: Details): Promise<Pair> {
  if (personId === null) throw new NotFound()
  await lockPersonalCode(tx, proven.personalCode)
  const known = await findPersonOfCode(tx, proven.personalCode)
  const own = await getSide(tx, personId)
  const other = known && known.personId !== personId ? await getSide(tx, known.personId) : null
  return { own, other, refusal: checkJoin(own.joining, proven, other?.joining ?? null) }
}

/** A person who cannot join the two learns nothing of the other one. */
export function presentComparison({ own, other, refusal }: Pair, proven: Details): Comparison {
  const { firstName, surname, birthDate } = proven
  return {
    own: own.shown,
    proven: { firstName, surname, birthDate },
    other: refusal === null ? (other?.shown ?? null) : null,
    refusal,
  }
}
