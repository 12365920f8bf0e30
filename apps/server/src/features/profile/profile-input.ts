import { countryProfile } from '@vastus/domain/country'
import { isAdult } from '@vastus/domain/identity/age'
import { checkPhone, normalisePhone } from '@vastus/domain/identity/phone'
import {
  type PersonDetails,
  type PersonInput,
  readPersonDetails,
} from '@vastus/domain/persons/person-details'
import { localDate } from '@vastus/domain/time/time-zone'
import { BusinessRule, InvalidInput } from '../../errors.ts'
import type { Services } from '../../services.ts'

export type ProfileBody = PersonInput & { phone: string }

/** E.164, or null for an empty one. @throws InvalidInput */
export function readPhone({ config }: Services, phone: string, required: boolean): string | null {
  const rule = checkPhone(phone, config.countryCode, { required })
  if (rule) throw new InvalidInput([{ path: 'phone', rule }])
  return normalisePhone(phone, config.countryCode)
}

/**
 * What an incomplete profile must tell.
 *
 * @throws InvalidInput
 * @throws BusinessRule PERSON_IS_UNDERAGE
 */
export function readNewPerson({ config }: Services, body: ProfileBody, now: Date): PersonDetails {
  const country = config.countryCode
  const today = localDate(now, countryProfile(country).timeZone)
  const read = readPersonDetails(body, { country, today, isCodeRequired: config.isPersonalCodeRequired })
  if (!read.ok) throw new InvalidInput(read.problems)
  if (!isAdult(read.details.birthDate, today)) throw new BusinessRule('PERSON_IS_UNDERAGE')
  return read.details
}
