import type { DoctorsList, getDoctorsList as route } from '@vastus/contract/registry-import'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { readableName } from '@vastus/domain/identity/register-name'
import { type RegisterLists, RegisterRefused } from '../../adapters/patient-register/patient-register.ts'
import { Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { getRegisterSession } from '../sign-in/index.ts'
import { askRegister } from './ask-register.ts'
import { getOrganisation } from './get-organisation.ts'
import { listLastSuccesses } from './imports-repository.ts'
import { hintOf } from './present-import.ts'

/** The lists of the caller's clinic, as the register has them. @throws NotFound, Refused */
export async function findDoctorsLists(
  services: Services,
  request: RequestContext,
  body: RouteInput<typeof route>['body'],
): Promise<RouteResponse<typeof route>> {
  const { person, endsAt } = await getRegisterSession(services, request, body)
  const { clinicId, registrationCode, imported } = await request.transaction(async (tx) => {
    const organisation = await getOrganisation(tx, request, body)
    const { clinicId } = organisation
    request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
    return { ...organisation, imported: await listLastSuccesses(tx, clinicId) }
  })
  const { requestId } = request
  const query = {
    person,
    clinicId,
    registrationCode,
    listCode: null,
    purpose: 'PATIENT_LISTS_READ',
    requestId,
  }
  const found = await orRefused(askRegister(services, query, (register, user) => register.findLists(user)))
  const importedAt = new Map(imported.map(({ listCode, importedAt }) => [listCode, importedAt]))
  return {
    organisation: found.organisation,
    sessionEndsAt: endsAt,
    lists: found.lists.map(
      ({ listCode, doctor, patientCount, status }): DoctorsList => ({
        listCode,
        doctor: { firstName: readableName(doctor.firstName), surname: readableName(doctor.surname) },
        patientCount,
        registrationCode,
        lastImportedAt: importedAt.get(listCode) ?? null,
        status,
        hint: hintOf(status, request.language),
      }),
    ),
  }
}

async function orRefused(asked: Promise<RegisterLists>): Promise<RegisterLists> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof RegisterRefused)) throw error
    throw new Refused(error.status === 'NO_ACCESS' ? 'REGISTER_NO_ACCESS' : 'REGISTER_NOT_ANSWERING')
  }
}
