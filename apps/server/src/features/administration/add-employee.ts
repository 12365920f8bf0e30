import type { addEmployee as route, Employee } from '@vastus/contract/employees'
import type { RouteInput } from '@vastus/contract/route'
import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import { isClinical } from '@vastus/domain/roles'
import type { RequestContext } from '../../http/request-context.ts'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import type { Services } from '../../services.ts'
import { employAndInvite, mailClinic } from '../clinics/index.ts'
import { readPerson, requireAdult } from '../patients/index.ts'
import { requireUsableEmail } from '../sign-in/index.ts'
import { finishSetUpStep } from './clinic-repository.ts'
import { auditEmployee, requireList, showEmployee, showingEmployee } from './access-employee.ts'

/**
 * Employs somebody, who gets an invitation by mail.
 *
 * @throws BusinessRule DOCTOR_EXISTS_IN_CLINIC_ALREADY, also for somebody deactivated, whom the clinic reactivates instead
 */
export async function addEmployee(
  services: Services,
  request: RequestContext,
  ofClinic: number,
  { listCode = null, profession, language, email: typed, ...person }: RouteInput<typeof route>['body'],
): Promise<Employee> {
  const { clinicId, name, ...by } = requireEmployment(request, ofClinic)
  const details = readPerson(services, person, request.now)
  requireAdult(details.birthDate, request.now, services)
  const email = await requireUsableEmail(services, typed)
  const country = countryProfile(services.config.countryCode)
  const preferred = language ?? languageOf(country.defaultLocale) ?? DEFAULT_LANGUAGE
  return request.once(
    async (tx) => {
      requireFreshSignIn(request)
      await requireList(tx, clinicId, listCode)
      const given = { ...details, email, profession, listCode, language: preferred }
      const employeeId = await employAndInvite(tx, { clinicId, name }, given, request.now)
      // Who may not read what patients write may employ those who do, so that a manager sets a clinic up; the clinic hears of it.
      if (!isClinical(by.profession) && isClinical(profession))
        await mailClinic(tx, clinicId, {
          template: 'clinicianAdded',
          params: () => ({
            person: `${details.firstName} ${details.surname}`,
            by: `${by.firstName} ${by.surname}`,
            clinic: name,
            path: '/admin/employees',
          }),
        })
      await finishSetUpStep(tx, clinicId, 'EMPLOYEES')
      auditEmployee(request, clinicId, employeeId)
      return showEmployee(tx, clinicId, employeeId)
    },
    showingEmployee(request, clinicId),
  )
}
