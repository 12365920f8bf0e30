import type { ClinicEContact } from '@vastus/contract/shapes'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import type { Placeholder } from '@vastus/domain/templates/placeholders'
import { createFormatters } from '@vastus/i18n'

/** What is put in for placeholders. The date is written as the clinic's country writes it, in whatever language staff work. */
export function placeholderValues(
  { patient, creator, clinicName }: Pick<ClinicEContact, 'patient' | 'creator' | 'clinicName'>,
  me: { firstName: string; surname: string },
  { country, timeZone, now }: { country: CountryCode; timeZone: string; now: Date },
): Record<Placeholder, string> {
  const language = languageOf(countryProfile(country).defaultLocale) ?? DEFAULT_LANGUAGE
  return {
    addressee: creator.firstName,
    firstName: patient.firstName,
    surname: patient.surname,
    clinicName,
    myName: `${me.firstName} ${me.surname}`,
    today: createFormatters({ language, country, timeZone }).date(now),
  }
}
