import type { CountryCode } from '@vastus/domain/country'
import type { ContactPerson } from '@vastus/domain/new-clinic/application'
import type { NewClinic } from '@vastus/domain/new-clinic/new-clinic'
import { EMPTY_EMPLOYEE, emptyClinic } from '../../shared/new-clinic/index.ts'

/** The content of the form, as it is typed. */
export type Application = NewClinic & { contact: ContactPerson }

const KEY = 'prm.clinic-sign-up'

export function emptyApplication(country: CountryCode): Application {
  return {
    ...emptyClinic(country),
    employees: [EMPTY_EMPLOYEE],
    contact: { firstName: '', surname: '', email: '', phone: '' },
  }
}

/** What was typed in this tab before the page was loaded again. It goes with the tab, as others may use the device. */
export function readKept(country: CountryCode): Application {
  const kept = sessionStorage.getItem(KEY)
  const empty = emptyApplication(country)
  return kept === null ? empty : { ...empty, ...(JSON.parse(kept) as Application) }
}

export function keep(application: Application): void {
  sessionStorage.setItem(KEY, JSON.stringify(application))
}

export function forget(): void {
  sessionStorage.removeItem(KEY)
}
