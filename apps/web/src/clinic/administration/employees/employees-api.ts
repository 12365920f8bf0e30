import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addEmployee, changeEmployee, type Employee, inviteEmployee } from '@vastus/contract/employees'
import type { RouteCall } from '@vastus/contract/route'
import { call } from '../../../shared/api/call.ts'

type NewEmployee = RouteCall<typeof addEmployee>['body']
type Changes = RouteCall<typeof changeEmployee>['body']

function useRefreshing<Input>(clinicId: number, mutationFn: (input: Input) => Promise<Employee>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: async () => {
      // The set-up of a new clinic is a step further; its page asks when it is opened, not for each of 200 employees.
      await client.invalidateQueries({ queryKey: ['my-clinics'], refetchType: 'none' })
      await client.invalidateQueries({ queryKey: ['clinic-employees', clinicId] })
    },
  })
}

export function useAddEmployee(clinicId: number) {
  return useRefreshing(
    clinicId,
    ({ employee, idempotencyKey }: { employee: NewEmployee; idempotencyKey: string }) =>
      call(addEmployee, { params: { id: String(clinicId) }, body: employee }, { idempotencyKey }),
  )
}

/** Changes an employee on the version that was seen. */
export function useChangeEmployee(clinicId: number) {
  return useRefreshing(
    clinicId,
    ({
      employee: { id, version },
      changes,
    }: {
      employee: Pick<Employee, 'id' | 'version'>
      changes: Changes
    }) =>
      call(
        changeEmployee,
        { params: { id: String(clinicId), employeeId: String(id) }, body: changes },
        { ifMatch: version, idempotencyKey: crypto.randomUUID() },
      ),
  )
}

export function useInviteEmployee(clinicId: number) {
  return useRefreshing(clinicId, (employeeId: number) =>
    call(
      inviteEmployee,
      { params: { id: String(clinicId), employeeId: String(employeeId) }, body: {} },
      { idempotencyKey: crypto.randomUUID() },
    ),
  )
}
