import { PERSON_CODE_TRIES_PER_HOUR } from '@vastus/domain/limits'
import type { ListedPerson } from '@vastus/contract/persons'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { addPerson, calendarOf, showPerson } from './add-person.ts'
import { editPerson } from './edit-person.ts'
import { lookUpPerson, readCode } from './look-up-person.ts'
import { findOwnAndRepresented } from './person-repository.ts'
import { presentPerson } from './present-person.ts'
import { removePerson } from './remove-person.ts'
import { endRepresentation, getRepresentation } from './representation-of-e-contact.ts'
import { endRepresentative, listRepresentatives } from './representatives.ts'
import { chargeHourly } from '../sign-in/index.ts'

const ENTERING = { kind: 'enter person', perHour: PERSON_CODE_TRIES_PER_HOUR }
const LOOKING_UP = { kind: 'look up person', perHour: PERSON_CODE_TRIES_PER_HOUR }

/** A repeated call tells no more than that it was done. */
const NOTHING_SHOWN = { keep: () => ({}), again: () => Promise.resolve(undefined) }

type Names =
  | 'listPersons'
  | 'addPerson'
  | 'editPerson'
  | 'removePerson'
  | 'lookUpPerson'
  | 'getRepresentation'
  | 'endRepresentation'
  | 'listRepresentatives'
  | 'endRepresentative'

/** @throws NotFound for somebody the user does not act for any more */
function showingPerson(services: Services, request: RequestContext) {
  return {
    keep: ({ id }: ListedPerson) => ({ id }),
    again: (tx: Tx, { id }: { id: number }) => showPerson(tx, services, request, id),
  }
}

export function personRoutes(services: Services): Handlers<Names> {
  return {
    listPersons: async (_input, request) => {
      const { personId } = request.principal()
      if (personId === null) throw new NotFound()
      const { today } = calendarOf(services, request.now)
      const content = await request.transaction(async (tx) => {
        const persons = await findOwnAndRepresented(tx, personId, request.now)
        for (const { id } of persons)
          request.audit({ clinicId: null, subjectPersonId: id, objectType: 'person', objectId: id })
        return persons.map((row) => presentPerson(row, personId, today))
      })
      return wholePage(content)
    },

    addPerson: async ({ body }, request) => {
      if (body.personalCode) await chargeHourly(services, request, ENTERING)
      return request.once((tx) => addPerson(tx, services, request, body), showingPerson(services, request))
    },

    // Also a change of the name alone: whether it fits the code is what one could try out.
    editPerson: async ({ params, body }, request) => {
      await chargeHourly(services, request, ENTERING)
      return request.once(
        (tx) => editPerson(tx, services, request, params.id, body),
        showingPerson(services, request),
      )
    },

    removePerson: ({ params }, request) =>
      request.once((tx) => removePerson(tx, services, request, params.id), NOTHING_SHOWN),

    lookUpPerson: async ({ query }, request) => {
      const code = readCode(services, query.personalCode, request.now)
      await chargeHourly(services, request, LOOKING_UP)
      return request.transaction((tx) => lookUpPerson(tx, request, code))
    },

    getRepresentation: ({ params }, request) =>
      request.transaction((tx) => getRepresentation(tx, request, params.id)),

    endRepresentation: ({ params }, request) =>
      request.once((tx) => endRepresentation(tx, services, request, params.id), {
        keep: () => ({}),
        again: (tx) => getRepresentation(tx, request, params.id),
      }),

    listRepresentatives: async (_input, request) => {
      const content = await request.transaction((tx) => listRepresentatives(tx, request))
      return wholePage(content)
    },

    endRepresentative: ({ params }, request) =>
      request.once((tx) => endRepresentative(tx, services, request, params.id), NOTHING_SHOWN),
  }
}
