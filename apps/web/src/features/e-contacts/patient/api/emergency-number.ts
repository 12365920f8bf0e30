import { useQuery } from '@tanstack/react-query'
import { getConfig } from '@vastus/contract/platform'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { call } from '../../../../shared/api/call.ts'

/** The country of this installation and its number to call for an ambulance; 112 works wherever it is not known yet. */
export function useEmergencyCountry(): { country: CountryCode; number: string } {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(getConfig, {}), staleTime: Infinity })
  const country = data?.featureFlags.COUNTRY_CODE ?? 'EE'
  return { country, number: countryProfile(country).emergencyNumbers[0] }
}

export function useEmergencyNumber(): string {
  return useEmergencyCountry().number
}
