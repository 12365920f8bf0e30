import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import type { Placeholder } from '@vastus/domain/templates/placeholders'
import { createFormatters } from '@vastus/i18n'

/** What an answer can name of the e-contact that it goes to. */
export type Addressed = {
  patient: { firstName: string; surname: string }
  creator: { firstName: string }
  clinicName: string
}

/** What is put in for placeholders. The date is written as the clinic's country writes it, in whatever language staff work. */
export function placeholderValues(
  { patient, creator, clinicName }: Addressed,
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
