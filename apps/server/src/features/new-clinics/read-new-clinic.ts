import type { addPlatformClinic as route } from '@vastus/contract/new-clinics'
import type { RouteInput } from '@vastus/contract/route'
import { partsOf } from '@vastus/domain/clinic/contact'
import { countryProfile } from '@vastus/domain/country'
import { checkNewClinic } from '@vastus/domain/new-clinic/new-clinic'
import { readPersonDetails } from '@vastus/domain/persons/person-details'
import { localDate } from '@vastus/domain/time/time-zone'
import { BusinessRule, InvalidInput } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { ClinicDetails, EmployeeDetails } from '../clinics/index.ts'
import { requireUsableEmail } from '../sign-in/index.ts'

/** A clinic and its first employees as they are asked for, in a form or in an application. */
export type AskedClinic = RouteInput<typeof route>['body']
export type ReadClinic = {
  clinic: ClinicDetails & { websites: string[]; registrationCode: string }
  employees: (EmployeeDetails & { email: string })[]
}

/**
 * Checks what is asked for, and makes of it what is stored. Asks DNS, so not inside a transaction.
 *
 * @throws InvalidInput, Refused
 * @throws BusinessRule PERSONAL_CODE_DUPLICATE, DOCTOR_EXISTS_IN_CLINIC_ALREADY where two employees are the same
 */
export async function readNewClinic(services: Services, asked: AskedClinic, now: Date): Promise<ReadClinic> {
  const country = countryProfile(asked.countryCode)
  const today = localDate(now, country.timeZone)
  requireRight(asked, today)
  const employees: ReadClinic['employees'] = []
  for (const [index, { email, profession = 'NON_CLINICAL', ...person }] of (
    asked.employees ?? []
  ).entries()) {
    const read = readPersonDetails(person, { country: country.code, today, isCodeRequired: true })
    if (!read.ok)
      throw new InvalidInput(
        read.problems.map(({ path, rule }) => ({ path: `employees.${index}.${path}`, rule })),
      )
    const usable = await requireUsableEmail(services, email)
    employees.push({ ...read.details, email: usable, profession, listCode: null })
  }
  return {
    clinic: {
      name: asked.name,
      address: asked.address,
      countryCode: country.code,
      timeZone: country.timeZone,
      plan: asked.plan,
      emails: partsOf(asked.emails),
      websites: partsOf(asked.websites ?? ''),
      registrationCode: asked.registrationCode,
      phone: null,
      openForAll: false,
      isPrivate: false,
    },
    employees,
  }
}

function requireRight(asked: AskedClinic, today: string): void {
  const problems = checkNewClinic(
    {
      ...asked,
      websites: asked.websites ?? '',
      employees: (asked.employees ?? []).map((employee) => ({
        ...employee,
        birthDate: employee.birthDate ?? '',
        sex: employee.sex ?? '',
        profession: employee.profession ?? 'NON_CLINICAL',
      })),
    },
    today,
  )
  const repeated = problems.filter(({ rule }) => rule === 'REPEATED')
  if (repeated.some(({ path }) => path.endsWith('personalCode')))
    throw new BusinessRule('PERSONAL_CODE_DUPLICATE')
  if (repeated.length > 0) throw new BusinessRule('DOCTOR_EXISTS_IN_CLINIC_ALREADY')
  if (problems.length > 0) throw new InvalidInput(problems)
}
