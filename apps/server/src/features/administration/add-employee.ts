import type { addEmployee as route, Employee } from '@vastus/contract/employees'
import type { RouteInput } from '@vastus/contract/route'
import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import { isClinical } from '@vastus/domain/roles'
import type { RequestContext } from '../../http/request-context.ts'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import type { Services } from '../../services.ts'
import { employAndInvite } from '../clinics/index.ts'
import { readPerson, requireAdult } from '../patients/index.ts'
import { requireUsableEmail } from '../sign-in/index.ts'
import { finishSetUpStep } from './clinic-repository.ts'
import { auditEmployee, requireList, showEmployee, showingEmployee } from './access-employee.ts'
import { tellOfClinician } from './tell-of-clinician.ts'

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
  const own = requireEmployment(request, ofClinic)
  const { clinicId, name } = own
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
      if (isClinical(profession)) await tellOfClinician(tx, own, details)
      await finishSetUpStep(tx, clinicId, 'EMPLOYEES')
      auditEmployee(request, clinicId, employeeId)
      return showEmployee(tx, clinicId, employeeId)
    },
    showingEmployee(request, clinicId),
  )
}
