import type { RouteCall } from '@vastus/contract/route'
import type { addPlatformClinic } from '@vastus/contract/new-clinics'
import type { CountryCode } from '@vastus/domain/country'
import type { NewClinic, NewEmployee } from '@vastus/domain/new-clinic/new-clinic'

export const EMPTY_EMPLOYEE: NewEmployee = {
  firstName: '',
  surname: '',
  personalCode: '',
  birthDate: '',
  email: '',
  sex: '',
  profession: '',
}

export function emptyClinic(countryCode: CountryCode): NewClinic {
  return {
    countryCode,
    name: '',
    address: '',
    websites: '',
    emails: '',
    plan: 'PREMIUM',
    registrationCode: '',
    employees: [],
  }
}

/** What of the form is sent; what stayed empty is left out. */
export function bodyOfClinic(clinic: NewClinic): RouteCall<typeof addPlatformClinic>['body'] {
  return {
    countryCode: clinic.countryCode,
    name: clinic.name,
    address: clinic.address,
    websites: clinic.websites,
    emails: clinic.emails,
    plan: clinic.plan,
    registrationCode: clinic.registrationCode,
    employees: clinic.employees.map(({ birthDate, sex, profession, ...names }) => ({
      ...names,
      ...(birthDate ? { birthDate } : {}),
      ...(sex ? { sex } : {}),
      ...(profession ? { profession } : {}),
    })),
  }
}
