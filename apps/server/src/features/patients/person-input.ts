import { countryProfile } from '@vastus/domain/country'
import {
  type PersonDetails,
  type PersonInput,
  readPersonDetails,
} from '@vastus/domain/persons/person-details'
import { localDate } from '@vastus/domain/time/time-zone'
import { InvalidInput } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { requireUsableEmail } from '../sign-in/index.ts'
import { readPhone } from '../profile/index.ts'

export type Contacts = { email: string | null; phone: string | null }

/** Who somebody is, as staff entered it. @throws InvalidInput */
export function readPerson({ config }: Services, input: PersonInput, now: Date): PersonDetails {
  const country = config.countryCode
  const today = localDate(now, countryProfile(country).timeZone)
  const read = readPersonDetails(input, { country, today, isCodeRequired: config.isPersonalCodeRequired })
  if (!read.ok) throw new InvalidInput(read.problems)
  return read.details
}

/** How somebody is reached; both may be missing. Asks DNS, so not inside a transaction. @throws InvalidInput, Refused */
export async function readContacts(
  services: Services,
  { email = '', phone = '' }: { email?: string | undefined; phone?: string | undefined },
): Promise<Contacts> {
  const number = readPhone(services, phone, false)
  return { email: email === '' ? null : await requireUsableEmail(services, email), phone: number }
}
