import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@vastus/domain/locale'
import type { PlatformClinic } from '@vastus/contract/platform-admin'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { addClinic, employAndInvite, getPlatformClinic } from '../clinics/index.ts'
import { type AskedClinic, type ReadClinic, readNewClinic } from './read-new-clinic.ts'

/** Adds a clinic as the platform's administrator has entered it. */
export async function addPlatformClinic(
  services: Services,
  request: RequestContext,
  asked: AskedClinic,
): Promise<PlatformClinic> {
  const read = await readNewClinic(services, asked, request.now)
  return request.once(
    async (tx) => getPlatformClinic(tx, await addWithEmployees(tx, request, read, languageIn(read.clinic))),
    {
      keep: ({ id }) => ({ id }),
      again: (tx, { id }) => {
        request.audit({ clinicId: id, subjectPersonId: null, objectType: 'clinic', objectId: id })
        return getPlatformClinic(tx, id)
      },
    },
  )
}

const languageIn = ({ countryCode }: ReadClinic['clinic']): Language =>
  languageOf(countryProfile(countryCode).defaultLocale) ?? DEFAULT_LANGUAGE

/**
 * Adds a clinic with its first employees and invites them, everything or nothing. The clinic then sets itself up.
 *
 * @param language of the invitations
 * @returns the id of the clinic
 * @throws BusinessRule DOCTOR_EXISTS_IN_CLINIC_ALREADY, GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT
 */
export async function addWithEmployees(
  tx: Tx,
  request: RequestContext,
  { clinic, employees }: ReadClinic,
  language: Language,
): Promise<number> {
  const { userId, sessionHash } = request.principal()
  const by = { actor: { userId, sessionHash, role: request.role }, at: request.now }
  const clinicId = await addClinic(tx, clinic, by)
  for (const employee of employees) {
    const place = { clinicId, name: clinic.name }
    const employeeId = await employAndInvite(tx, place, { ...employee, language }, request.now)
    request.audit({
      clinicId,
      subjectPersonId: null,
      objectType: 'employee',
      objectId: employeeId,
      action: 'EMPLOYEE_ADD',
    })
  }
  return clinicId
}
