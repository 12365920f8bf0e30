import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { addEmployee } from './add-employee.ts'
import { changeClinic, changeClinicSetting, upgradeSubscription } from './change-clinic.ts'
import { changeEmployee } from './change-employee.ts'
import { deleteGlobalMessage, saveGlobalMessage } from './global-message.ts'
import { inviteEmployee } from './invite-employee.ts'

type Names =
  | 'addEmployee'
  | 'changeEmployee'
  | 'inviteEmployee'
  | 'changeClinic'
  | 'changeClinicSetting'
  | 'upgradeSubscription'
  | 'saveGlobalMessage'
  | 'deleteGlobalMessage'

/** What a clinic decides about itself. Everybody who works there may change it, and the audit trail says who did. */
export function administrationRoutes(services: Services): Handlers<Names> {
  return {
    addEmployee: ({ params, body }, request) => addEmployee(services, request, params.id, body),
    changeEmployee: ({ params, body }, request) => changeEmployee(services, request, params, body),
    inviteEmployee: ({ params }, request) => inviteEmployee(request, params),
    changeClinic: ({ params, body }, request) => changeClinic(services, request, params.id, body),
    changeClinicSetting: ({ params, body }, request) =>
      changeClinicSetting(services, request, params.id, body),
    upgradeSubscription: ({ params }, request) => upgradeSubscription(services, request, params.id),
    saveGlobalMessage: ({ body }, request) => saveGlobalMessage(request, body),
    deleteGlobalMessage: (input, request) => deleteGlobalMessage(request, input),
  }
}
