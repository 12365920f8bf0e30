import type { Employee } from '@vastus/contract/employees'
import { hasQuestionnaires } from '@vastus/domain/clinic/features'
import { isQuestionnaire, isTypeCode, TYPE_CODES } from '@vastus/domain/types/catalogue'
import { availableServices } from '../../available-services.ts'
import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import * as clinics from './clinics-repository.ts'
import { changePlatformClinicPlan } from './platform-clinics.ts'
import { presentOwnClinic } from './present-own-clinic.ts'
import { presentWritableClinic } from './present-writable-clinic.ts'

export { getClinicCalendar, writtenAsInClinic } from './clinic-calendar.ts'
export { employAndInvite, type EmployeeDetails, mailInvitation } from './employ-and-invite.ts'
export {
  addClinic,
  changeClinic,
  type ClinicChanges,
  type ClinicDetails,
  getClinic,
  listClinics,
  type ManagedClinic,
  type Manager,
  removeClinic,
} from './manage-clinics.ts'
export { mailClinic } from './mail-clinic.ts'
export { getPlatformClinic } from './platform-clinics.ts'
export { showOwnClinic } from './show-own-clinic.ts'
export {
  addClinicWithStaff,
  changeStaff,
  type Colleague,
  NotEmployed,
  UnknownColleagues,
} from './manage-staff.ts'

type Names =
  | 'listPatientClinics'
  | 'listMyClinics'
  | 'listPlatformClinics'
  | 'changePlatformClinicPlan'
  | 'listEmployees'
  | 'listPatientLists'
  | 'listClinicTypes'

export function clinicRoutes(services: Services): Handlers<Names> {
  const { languageModel: hasProvider } = availableServices(services)
  return {
    listPatientClinics: ({ query }, request) =>
      request.transaction(async (tx) => {
        const ownPersonId = request.principal().personId ?? 0
        const personId = query.personId ?? ownPersonId
        if (!(await clinics.mayAskFor(tx, ownPersonId, personId, request.now))) throw new NotFound()
        request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
        return wholePage(
          (await clinics.listWritableClinics(tx, personId)).map((clinic) =>
            presentWritableClinic(clinic, request.now, hasProvider),
          ),
        )
      }),

    listMyClinics: (_input, request) =>
      request.transaction(async (tx) => {
        const professions = new Map(
          request.principal().employments.map((each) => [each.clinicId, each.profession]),
        )
        const rows = await clinics.listClinicsByIds(tx, [...professions.keys()])
        return wholePage(
          rows.flatMap((clinic) => {
            const profession = professions.get(clinic.id)
            return profession ? [presentOwnClinic(clinic, { profession, hasProvider })] : []
          }),
        )
      }),

    listPlatformClinics: (_input, request) =>
      request.transaction(async (tx) => wholePage(await clinics.listPlatformClinicRows(tx))),

    changePlatformClinicPlan: ({ params, body }, request) =>
      changePlatformClinicPlan(services, request, params.id, body),

    listEmployees: ({ params, query }, request) =>
      request.transaction(async (tx) =>
        wholePage(
          (
            await clinics.listEmployeeRows(
              tx,
              requireEmployment(request, params.id).clinicId,
              query.includeDeleted ?? false,
            )
          ).map(presentEmployee),
        ),
      ),

    listPatientLists: ({ params }, request) =>
      request.transaction(async (tx) =>
        wholePage(await clinics.listPatientListRows(tx, requireEmployment(request, params.id).clinicId)),
      ),

    listClinicTypes: ({ params }, request) =>
      request.transaction(async (tx) => {
        const clinic = await clinics.findClinicTypes(tx, requireEmployment(request, params.id).clinicId)
        const taken = clinic.eContactTypes?.filter(isTypeCode) ?? TYPE_CODES
        const isOffered = hasQuestionnaires(clinic)
        return wholePage(taken.filter((type) => isOffered || !isQuestionnaire(type)))
      }),
  }
}

function presentEmployee(row: clinics.EmployeeRow): Employee {
  return { ...row, status: row.deletedAt === null ? 'ACTIVE' : 'DEACTIVATED' }
}
