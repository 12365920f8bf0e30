import type { CountryCode } from '@vastus/domain/country'
import { countryProfile } from '@vastus/domain/country'
import { demoCountry } from './countries.ts'

const PLANS = ['PREMIUM', 'BASIC', 'PREMIUM'] as const
const PRIVATE_ID = 3
const LARGE_CLINIC_FEATURES = { translation: 'ENABLED', aiSummarization: 'ENABLED' }

/** The three clinics: a large one, one without the paid extras, and a private one that takes everybody. */
export function demoClinics(countryCode: CountryCode, createdAt: string) {
  return demoCountry(countryCode).clinics.map(({ name, address, host, phone }, index) => ({
    id: index + 1,
    name,
    address,
    websites: [`https://${host}`],
    emails: [`info@${host}`],
    phone,
    countryCode,
    timeZone: countryProfile(countryCode).timeZone,
    plan: PLANS[index] ?? 'BASIC',
    planValidFrom: createdAt.slice(0, 10),
    registrationCode: `9000000${index + 1}`,
    openForAll: index + 1 === PRIVATE_ID,
    isPrivate: index + 1 === PRIVATE_ID,
    eContactTypes: null,
    features: index === 0 ? LARGE_CLINIC_FEATURES : {},
    version: 1,
    createdAt,
  }))
}
export type DemoClinic = ReturnType<typeof demoClinics>[number]
