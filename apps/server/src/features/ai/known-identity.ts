import type { KnownIdentity } from '@vastus/domain/ai/masking'
import type { ConcernedPerson } from './conversation-repository.ts'

/** Everything by which the people of an e-contact could be recognised. */
export function knownIdentity(
  people: readonly ConcernedPerson[],
  authorNames: readonly string[],
): KnownIdentity {
  return {
    names: [...people.flatMap(({ firstName, surname }) => [firstName, surname]), ...authorNames],
    details: people.flatMap(({ personalCode, email, phone }) =>
      [personalCode, email, phone].filter((detail) => detail !== null && detail !== ''),
    ) as string[],
    birthDates: people.flatMap(({ birthDate }) => (birthDate ? [birthDate] : [])),
  }
}
