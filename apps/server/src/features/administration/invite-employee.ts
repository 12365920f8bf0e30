import type { Employee } from '@vastus/contract/employees'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { mailInvitation } from '../clinics/index.ts'
import {
  auditEmployee,
  type EmployeePlace,
  getEmployee,
  showEmployee,
  showingEmployee,
} from './access-employee.ts'
import { noteInvitation } from './employees-repository.ts'

/** Sends the invitation once more. @throws NotFound for somebody who is deactivated or has no address */
export function inviteEmployee(
  request: RequestContext,
  { id, employeeId }: EmployeePlace,
): Promise<Employee> {
  const { clinicId, name } = requireEmployment(request, id)
  return request.once(
    async (tx) => {
      const { email, language, deletedAt } = await getEmployee(tx, clinicId, employeeId, { lock: true })
      if (email === null || deletedAt !== null) throw new NotFound()
      await noteInvitation(tx, employeeId, request.now)
      mailInvitation(tx, { to: email, language, clinic: name })
      auditEmployee(request, clinicId, employeeId)
      return showEmployee(tx, clinicId, employeeId)
    },
    showingEmployee(request, clinicId),
  )
}
