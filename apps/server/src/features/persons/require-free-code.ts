import { findNameConflict, type KnownPerson } from '@vastus/domain/persons/known-person'
import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, Refused } from '../../errors.ts'
import { isEndedByClinic, listPeopleWithCode, type PersonWithCode } from './person-repository.ts'

/**
 * Refuses a code that is the user's own or entered already, and one that belongs to somebody of another name. The person it
 * belongs to stays as they are: what is entered is always a person of its own.
 *
 * @param exceptId the person being edited, whose own code is no duplicate
 * @throws BusinessRule
 */
export async function requireFreeCode(
  tx: Tx,
  person: PersonDetails,
  { exceptId = null }: { exceptId?: number | null } = {},
): Promise<void> {
  if (person.personalCode === null) return
  const people = (await listPeopleWithCode(tx, person.personalCode)).filter(
    ({ personId }) => personId !== exceptId,
  )
  if (people.some(isOwnAlready)) throw new BusinessRule('PERSONAL_CODE_DUPLICATE')
  const known = people.flatMap(({ firstName, surname, relation }): KnownPerson[] =>
    relation === 'ACCOUNT' || relation === 'CLINIC' ? [{ firstName, surname, source: relation }] : [],
  )
  const conflict = findNameConflict(person, known)
  if (conflict) throw new BusinessRule(conflict)
}

/** What a clinic has ended, only a clinic gives back. @throws Refused */
export async function requireNotEndedByClinic(tx: Tx, person: PersonDetails): Promise<void> {
  if (await isEndedByClinic(tx, person)) throw new Refused('REPRESENTATION_ENDED_BY_CLINIC')
}

/** The user, or somebody the user acts for. */
export function isOwnAlready({ relation }: PersonWithCode): boolean {
  return relation === 'SELF' || relation === 'REPRESENTED'
}
