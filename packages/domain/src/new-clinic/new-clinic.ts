import type { Plan } from '../clinic/plan.ts'
import { COUNTRY_CODES, type CountryCode } from '../country.ts'
import { checkRequired, checkWebsites } from '../field-rules.ts'
import { isAdult } from '../identity/age.ts'
import { checkEmail, checkEmails, normaliseEmail } from '../identity/email.ts'
import { normalisePersonalCode } from '../identity/personal-code.ts'
import type { Sex } from '../identity/sex.ts'
import { readPersonDetails } from '../persons/person-details.ts'
import type { Profession } from '../roles.ts'
import type { PlainRule } from '../validation-rules.ts'

/** Employees that a clinic is entered with; more are added by the clinic itself. */
export const NEW_EMPLOYEES_MAX = 50
export type NewEmployee = {
  firstName: string
  surname: string
  personalCode: string
  /** `YYYY-MM-DD`, or empty where the code tells it. */
  birthDate: string
  email: string
  sex: Sex | ''
  /** Empty while it is not chosen. */
  profession: Profession | ''
}

/** What a clinic is entered with, as it is typed. Websites and e-mails are separated by commas. */
export type NewClinic = {
  countryCode: CountryCode
  name: string
  address: string
  websites: string
  emails: string
  plan: Plan
  registrationCode: string
  employees: readonly NewEmployee[]
}

export type NewClinicProblem = { path: string; rule: PlainRule }

/**
 * Checks a clinic and its first employees.
 *
 * @param today `YYYY-MM-DD` in the clinic's country
 * @returns at most one broken rule of each field, in the order of the form; `employees.1.email` is a field of the second employee
 */
export function checkNewClinic(clinic: NewClinic, today: string): NewClinicProblem[] {
  const problems: NewClinicProblem[] = []
  const add = (path: string, rule: PlainRule | null) => rule && problems.push({ path, rule })
  if (!COUNTRY_CODES.includes(clinic.countryCode)) add('countryCode', 'REQUIRED')
  add('name', checkRequired(clinic.name))
  add('address', checkRequired(clinic.address))
  add('registrationCode', checkRequired(clinic.registrationCode))
  add('websites', checkWebsites(clinic.websites))
  add('emails', checkEmails(clinic.emails, { required: true }))
  for (const [index, employee] of clinic.employees.entries())
    for (const { path, rule } of checkEmployee(employee, clinic.countryCode, today))
      add(`employees.${index}.${path}`, rule)
  for (const index of repeated(
    clinic.employees.map(({ personalCode }) => normalisePersonalCode(personalCode)),
  ))
    add(`employees.${index}.personalCode`, 'REPEATED')
  for (const index of repeated(clinic.employees.map(({ email }) => normaliseEmail(email))))
    add(`employees.${index}.email`, 'REPEATED')
  return problems
}

function checkEmployee(employee: NewEmployee, country: CountryCode, today: string): NewClinicProblem[] {
  const read = readPersonDetails(
    { ...employee, birthDate: employee.birthDate || undefined, sex: employee.sex || undefined },
    { country, today, isCodeRequired: true },
  )
  const problems: NewClinicProblem[] = read.ok ? [] : [...read.problems]
  if (read.ok && !isAdult(read.details.birthDate, today))
    problems.push({ path: 'birthDate', rule: 'UNDERAGE' })
  const email = checkEmail(employee.email)
  if (email) problems.push({ path: 'email', rule: email })
  if (employee.profession === '') problems.push({ path: 'profession', rule: 'REQUIRED' })
  return problems
}

/** The places of values that stand in the list a second time; empty ones do not count. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (value !== '' && values.indexOf(value) < index ? [index] : []))
}
