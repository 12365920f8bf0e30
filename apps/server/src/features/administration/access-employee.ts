import type { Employee } from '@vastus/contract/employees'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { Repeat, RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import { type EmployeeRow, findEmployee, hasList } from './employees-repository.ts'

export type EmployeePlace = { id: number; employeeId: number }

/** @throws NotFound for one of another clinic and for one that is not there alike */
export async function getEmployee(
  tx: Tx,
  clinicId: number,
  employeeId: number,
  options?: { lock: boolean },
): Promise<EmployeeRow> {
  const found = await findEmployee(tx, clinicId, employeeId, options)
  if (!found) throw new NotFound()
  return found
}

export async function showEmployee(tx: Tx, clinicId: number, employeeId: number): Promise<Employee> {
  const { personId: _person, language: _language, ...employee } = await getEmployee(tx, clinicId, employeeId)
  return { ...employee, status: employee.deletedAt === null ? 'ACTIVE' : 'DEACTIVATED' }
}

export function auditEmployee(request: RequestContext, clinicId: number, employeeId: number): void {
  request.audit({ clinicId, subjectPersonId: null, objectType: 'employee', objectId: employeeId })
}

export function showingEmployee(request: RequestContext, clinicId: number): Repeat<Employee, { id: number }> {
  return {
    keep: ({ id }) => ({ id }),
    again: (tx, { id }) => {
      auditEmployee(request, requireEmployment(request, clinicId).clinicId, id)
      return showEmployee(tx, clinicId, id)
    },
  }
}

/** @throws InvalidInput for a list that the clinic does not have */
export async function requireList(tx: Tx, clinicId: number, code: string | null): Promise<void> {
  if (code !== null && !(await hasList(tx, clinicId, code)))
    throw new InvalidInput([{ path: 'listCode', rule: 'FORM' }])
}

/** Lets the open pages of somebody find out what they may see now. */
export async function announceRights(tx: Tx, personId: number | null): Promise<void> {
  if (personId !== null) await announceSessionEnded(tx, { rightsOfPersonId: personId })
}
