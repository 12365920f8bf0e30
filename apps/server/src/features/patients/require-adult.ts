import { countryProfile } from '@vastus/domain/country'
import { isAdult } from '@vastus/domain/identity/age'
import { localDate } from '@vastus/domain/time/time-zone'
import { InvalidInput } from '../../errors.ts'
import type { Services } from '../../services.ts'

/** A representative must be an adult. @throws InvalidInput */
export function requireAdult(birthDate: string, now: Date, { config }: Pick<Services, 'config'>): void {
  const today = localDate(now, countryProfile(config.countryCode).timeZone)
  if (!isAdult(birthDate, today)) throw new InvalidInput([{ path: 'birthDate', rule: 'UNDERAGE' }])
}
