import { PERSON_CODE_TRIES_PER_HOUR } from '@vastus/domain/limits'
import type { ListedPerson } from '@vastus/contract/persons'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Parts } from '../../parts.ts'
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
function showingPerson(parts: Parts, call: Call) {
  return {
    keep: ({ id }: ListedPerson) => ({ id }),
    again: (tx: Tx, { id }: { id: number }) => showPerson(tx, parts, call, id),
  }
}

export function personRoutes(parts: Parts): Handlers<Names> {
  return {
    listPersons: async (_input, call) => {
      const { personId } = call.principal()
      if (personId === null) throw new NotFound()
      const { today } = calendarOf(parts, call.now)
      const content = await call.transaction(async (tx) => {
        const persons = await findOwnAndRepresented(tx, personId, call.now)
        for (const { id } of persons)
          call.audit({ clinicId: null, subjectPersonId: id, objectType: 'person', objectId: id })
        return persons.map((row) => presentPerson(row, personId, today))
      })
      return wholePage(content)
    },

    addPerson: async ({ body }, call) => {
      if (body.personalCode) await chargeHourly(parts, call, ENTERING)
      return call.once((tx) => addPerson(tx, parts, call, body), showingPerson(parts, call))
    },

    // Also a change of the name alone: whether it fits the code is what one could try out.
    editPerson: async ({ params, body }, call) => {
      await chargeHourly(parts, call, ENTERING)
      return call.once((tx) => editPerson(tx, parts, call, params.id, body), showingPerson(parts, call))
    },

    removePerson: ({ params }, call) =>
      call.once((tx) => removePerson(tx, parts, call, params.id), NOTHING_SHOWN),

    lookUpPerson: async ({ query }, call) => {
      const code = readCode(parts, query.personalCode, call.now)
      await chargeHourly(parts, call, LOOKING_UP)
      return call.transaction((tx) => lookUpPerson(tx, call, code))
    },

    getRepresentation: ({ params }, call) => call.transaction((tx) => getRepresentation(tx, call, params.id)),

    endRepresentation: ({ params }, call) =>
      call.once((tx) => endRepresentation(tx, parts, call, params.id), {
        keep: () => ({}),
        again: (tx) => getRepresentation(tx, call, params.id),
      }),

    listRepresentatives: async (_input, call) => {
      const content = await call.transaction((tx) => listRepresentatives(tx, call))
      return wholePage(content)
    },

    endRepresentative: ({ params }, call) =>
      call.once((tx) => endRepresentative(tx, parts, call, params.id), NOTHING_SHOWN),
  }
}
