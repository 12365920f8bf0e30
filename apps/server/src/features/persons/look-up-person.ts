import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import type { Tx } from '../../db/database.ts'
import { InvalidInput } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { calendarOf } from './add-person.ts'
import { listPeopleWithCode } from './person-repository.ts'
import { isOwnAlready } from './require-free-code.ts'

/** @throws InvalidInput for what is no code of the country */
export function readCode(services: Services, personalCode: string, now: Date): string {
  const read = readPersonalCode(services.config.countryCode, personalCode, calendarOf(services, now).today)
  if (!read) throw new InvalidInput([{ path: 'personalCode', rule: 'PERSONAL_CODE' }])
  return read.code
}

/** Whether somebody is known under a code, and whether the user may add them. Nothing else leaves. */
export async function lookUpPerson(
  tx: Tx,
  request: RequestContext,
  code: string,
): Promise<{ found: boolean; suitable: boolean }> {
  const people = await listPeopleWithCode(tx, code)
  // The trail names whom the code belongs to, never the code.
  const [person] = people
  request.audit({
    clinicId: null,
    subjectPersonId: person?.personId ?? null,
    objectType: 'person',
    objectId: person?.personId ?? 'unknown',
  })
  return { found: people.length > 0, suitable: !people.some(isOwnAlready) }
}
