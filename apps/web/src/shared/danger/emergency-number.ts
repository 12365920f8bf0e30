import { useQuery } from '@tanstack/react-query'
import { getConfig } from '@vastus/contract/platform'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { call } from '../api/call.ts'
import { useI18n } from '../i18n/i18n-context.tsx'

/** The country of this installation; 112 works wherever it is not known yet. */
export function useCountry(): CountryCode {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(getConfig, {}), staleTime: Infinity })
  return data?.featureFlags.COUNTRY_CODE ?? 'EE'
}

/** Its numbers to call for an ambulance, as they are read: "999 or 112". */
export function useEmergencyNumber(): string {
  const { format } = useI18n()
  return format.list(countryProfile(useCountry()).emergencyNumbers, 'disjunction')
}
