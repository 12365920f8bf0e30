import type { editPerson as route, ListedPerson } from '@vastus/contract/persons'
import type { RouteInput } from '@vastus/contract/route'
import { endOfRepresentation } from '@vastus/domain/persons/representation'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { calendarOf, readDetails, showPerson } from './add-person.ts'
import * as persons from './person-repository.ts'
import { requireFreeCode, requireNotEndedByClinic } from './require-free-code.ts'

/**
 * Changes what the user entered. Once a clinic has confirmed the person, or another representative relies on the record,
 * it is the clinic's to change.
 *
 * @throws NotFound for somebody the user does not act for now
 */
export async function editPerson(
  tx: Tx,
  services: Services,
  request: RequestContext,
  id: number,
  changes: RouteInput<typeof route>['body'],
): Promise<ListedPerson> {
  const ownId = request.principal().personId ?? 0
  await persons.lockOwnPersons(tx, ownId)
  const before = await persons.findRepresented(tx, ownId, id, request.now)
  if (!before) throw new NotFound()
  if (!before.editable) throw new Refused('PERSON_CONFIRMED')

  // A new code brings its own birth date and sex; without one, what is left out stays.
  const isNewCode = changes.personalCode !== undefined && changes.personalCode !== before.personalCode
  const { firstName, surname, personalCode, birthDate, sex } = before
  const details = readDetails(
    services,
    {
      firstName,
      surname,
      personalCode: personalCode ?? '',
      sex,
      ...(isNewCode ? {} : { birthDate }),
      ...changes,
    },
    request.now,
  )
  await requireNotEndedByClinic(tx, details)
  await requireFreeCode(tx, details, { exceptId: id })
  await persons.updateRepresented(tx, id, details)
  const { timeZone } = calendarOf(services, request.now)
  if (details.birthDate !== birthDate)
    await persons.moveEnd(tx, ownId, id, endOfRepresentation(details.birthDate, request.now, timeZone))
  return showPerson(tx, services, request, id)
}
