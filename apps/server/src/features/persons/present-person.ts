import type { ListedPerson } from '@vastus/contract/persons'
import { isAdult } from '@vastus/domain/identity/age'
import type { PersonRow } from './person-repository.ts'

/** @param today `YYYY-MM-DD` in the country's calendar */
export function presentPerson(row: PersonRow, ownPersonId: number, today: string): ListedPerson {
  return {
    ...row,
    relation: row.id === ownPersonId ? 'SELF' : 'REPRESENTED',
    adult: isAdult(row.birthDate, today),
  }
}
