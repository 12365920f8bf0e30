import { type CountryCode, countryProfile } from '@vastus/domain/country'
import type { PatientRegister } from './patient-register.ts'
import { XRoadRegister } from './x-road-register.ts'

/** The configured register, otherwise its simulator; none in a country that has no such register, or in a drill. */
export function createPatientRegister(settings: {
  countryCode: CountryCode
  patientRegister: { url: string; client: string } | undefined
  isDrill: boolean
}): PatientRegister | null {
  const { countryCode, patientRegister, isDrill } = settings
  if (!countryProfile(countryCode).hasPatientRegister || !patientRegister || isDrill) return null
  return new XRoadRegister(patientRegister)
}
