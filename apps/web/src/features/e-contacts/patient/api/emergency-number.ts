import { useQuery } from '@tanstack/react-query'
import { getConfig } from '@vastus/contract/platform'
import { countryProfile } from '@vastus/domain/country'
import { call } from '../../../../shared/api/call.ts'

const EUROPEAN_NUMBER = '112'

/** The number to call for an ambulance in the country of this installation; 112 works wherever it is not known yet. */
export function useEmergencyNumber(): string {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(getConfig, {}), staleTime: Infinity })
  if (!data) return EUROPEAN_NUMBER
  return countryProfile(data.featureFlags.COUNTRY_CODE).emergencyNumbers[0] ?? EUROPEAN_NUMBER
}
