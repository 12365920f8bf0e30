import type { addPerson as route, ListedPerson } from '@vastus/contract/persons'
import type { RouteInput } from '@vastus/contract/route'
import { countryProfile } from '@vastus/domain/country'
import { endOfRepresentation } from '@vastus/domain/persons/representation'
import { type PersonInput, readPersonDetails } from '@vastus/domain/persons/person-details'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import * as persons from './person-repository.ts'
import { presentPerson } from './present-person.ts'
import { requireFreeCode, requireNotEndedByClinic } from './require-free-code.ts'

/** The country's calendar: which day it is, and where a birthday begins. */
export function calendarOf({ config }: Services, now: Date): { today: string; timeZone: string } {
  const { timeZone } = countryProfile(config.countryCode)
  return { timeZone, today: localDate(now, timeZone) }
}

/** @throws InvalidInput */
export function readDetails(services: Services, input: PersonInput, now: Date) {
  const { countryCode: country, isPersonalCodeRequired: isCodeRequired } = services.config
  const read = readPersonDetails(input, { country, today: calendarOf(services, now).today, isCodeRequired })
  if (!read.ok) throw new InvalidInput(read.problems)
  return read.details
}

/** Adds a person with the declaration of now; a child's representation gets its end with it. */
export async function addPerson(
  tx: Tx,
  services: Services,
  request: RequestContext,
  { declaration: _given, ...input }: RouteInput<typeof route>['body'],
): Promise<ListedPerson> {
  const ownId = request.principal().personId ?? 0
  const details = readDetails(services, input, request.now)
  const { timeZone } = calendarOf(services, request.now)
  await persons.lockOwnPersons(tx, ownId)
  await requireNotEndedByClinic(tx, details)
  await requireFreeCode(tx, details)
  const id = await persons.insertRepresented(tx, details, {
    at: request.now,
    endsAt: endOfRepresentation(details.birthDate, request.now, timeZone),
  })
  return showPerson(tx, services, request, id)
}

/** @throws NotFound for somebody the user does not act for now */
export async function showPerson(
  tx: Tx,
  services: Services,
  request: RequestContext,
  id: number,
): Promise<ListedPerson> {
  const ownId = request.principal().personId ?? 0
  const found = await persons.findRepresented(tx, ownId, id, request.now)
  if (!found) throw new NotFound()
  request.audit({ clinicId: null, subjectPersonId: id, objectType: 'person', objectId: id })
  return presentPerson(found, ownId, calendarOf(services, request.now).today)
}
