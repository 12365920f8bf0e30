import { countryProfile } from '@vastus/domain/country'
import { isAdult } from '@vastus/domain/identity/age'
import { canSendFor } from '@vastus/domain/permissions'
import { localDate } from '@vastus/domain/time/time-zone'
import { NotFound } from '../../../errors.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Parts } from '../../../parts.ts'
import { findOwnAndRepresented, type PersonRow } from './person-repository.ts'

export function personRoutes({ config }: Parts): Handlers<'listPersons'> {
  const { timeZone } = countryProfile(config.countryCode)

  return {
    listPersons: async (_input, call) => {
      const { personId } = call.principal()
      if (personId === null) throw new NotFound()
      const today = localDate(call.now, timeZone)
      const content = await call.transaction(async (tx) => {
        const rows = await findOwnAndRepresented(tx, personId)
        const persons = rows
          .filter((row) => row.id === personId || isStillRepresented(row, today, timeZone))
          .map(({ declaredAt: _declaredAt, ...person }) => ({
            ...person,
            relation: person.id === personId ? ('SELF' as const) : ('REPRESENTED' as const),
            adult: isAdult(person.birthDate, today),
          }))
        for (const { id } of persons)
          call.audit({ clinicId: null, subjectPersonId: id, objectType: 'person', objectId: id })
        return persons
      })
      return { content, page: 0, size: content.length, totalElements: content.length, last: true }
    },
  }
}

/** The right to act for a child ends with its 18th birthday. */
function isStillRepresented({ birthDate, declaredAt }: PersonRow, today: string, timeZone: string): boolean {
  const wasChild = declaredAt !== null && !isAdult(birthDate, localDate(new Date(declaredAt), timeZone))
  return canSendFor({ relation: 'REPRESENTED', birthDate, wasChild }, today)
}
