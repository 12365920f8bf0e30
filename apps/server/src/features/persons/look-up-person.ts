import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import type { Tx } from '../../db/database.ts'
import { InvalidInput } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { calendarOf } from './add-person.ts'
import { listPeopleWithCode } from './person-repository.ts'
import { isOwnAlready } from './require-free-code.ts'

/** @throws InvalidInput for what is no code of the country */
export function readCode(parts: Parts, personalCode: string, now: Date): string {
  const read = readPersonalCode(parts.config.countryCode, personalCode, calendarOf(parts, now).today)
  if (!read) throw new InvalidInput([{ path: 'personalCode', rule: 'PERSONAL_CODE' }])
  return read.code
}

/** Whether somebody is known under a code, and whether the user may add them. Nothing else leaves. */
export async function lookUpPerson(
  tx: Tx,
  call: Call,
  code: string,
): Promise<{ found: boolean; suitable: boolean }> {
  const people = await listPeopleWithCode(tx, code)
  // The trail names whom the code belongs to, never the code.
  const [person] = people
  call.audit({
    clinicId: null,
    subjectPersonId: person?.personId ?? null,
    objectType: 'person',
    objectId: person?.personId ?? 'unknown',
  })
  return { found: people.length > 0, suitable: !people.some(isOwnAlready) }
}
