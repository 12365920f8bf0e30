import { type SignInMethod, signInMethodsOf } from '@vastus/domain/identity/sign-in-methods'
import type { CountryCode } from '@vastus/domain/country'
import { MobileId } from './mobile-id.ts'
import { SmartId } from './smart-id.ts'
import { type Party, readParty } from './party.ts'
import { anchorsOfFile, anchorsOfSimulator, TrustedPersons } from './trusted-persons.ts'

/** The ways to prove who one is that this installation has. */
export type IdentityProviders = {
  /** Those that are configured, in the order in which the country is used to them. */
  methods: SignInMethod[]
  mobileId: MobileId | null
  smartId: SmartId | null
}

export type IdentitySettings = {
  countryCode: CountryCode
  isDokobitLoginEnabled: boolean
  trustAnchorsFile: string | undefined
  mobileIdUrl: string | undefined
  smartIdUrl: string | undefined
  simulatorsUrl: string | undefined
}

const SIMULATED = { name: 'DEMO', uuid: '00000000-0000-0000-0000-000000000000' }

/** A configured provider, otherwise its simulator, otherwise none. */
export function createIdentityProviders(settings: IdentitySettings): IdentityProviders {
  const { simulatorsUrl } = settings
  const partyOf = (address: string | undefined, simulator: string): Party | null => {
    if (address) return readParty(address)
    return simulatorsUrl ? { ...SIMULATED, url: `${simulatorsUrl}/${simulator}` } : null
  }
  const trusted = trustedPersons(settings)
  const mobileIdParty = partyOf(settings.mobileIdUrl, 'mobile-id')
  const mobileId = trusted && mobileIdParty ? new MobileId(mobileIdParty, trusted) : null
  const smartIdParty = partyOf(settings.smartIdUrl, 'smart-id')
  const smartId = trusted && smartIdParty ? new SmartId(smartIdParty, trusted) : null
  const isThere: Record<SignInMethod, boolean> = {
    MOBILE_ID: mobileId !== null,
    SMART_ID: smartId !== null,
  }
  const methods = settings.isDokobitLoginEnabled
    ? signInMethodsOf(settings.countryCode).filter((method) => isThere[method])
    : []
  return { methods, mobileId, smartId }
}

function trustedPersons({ trustAnchorsFile, simulatorsUrl }: IdentitySettings): TrustedPersons | null {
  if (trustAnchorsFile) return new TrustedPersons(anchorsOfFile(trustAnchorsFile))
  return simulatorsUrl ? new TrustedPersons(anchorsOfSimulator(simulatorsUrl)) : null
}
