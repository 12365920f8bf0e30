import {
  type ExternalMethod,
  hasDokobit,
  type SignInMethod,
  signInMethodsOf,
} from '@vastus/domain/identity/sign-in-methods'
import type { CountryCode } from '@vastus/domain/country'
import { Dokobit, type DokobitSettings } from './dokobit.ts'
import { MobileId } from './mobile-id.ts'
import { OidcProvider, type OidcSettings } from './oidc.ts'
import { SmartId } from './smart-id.ts'
import { SmartIdV2 } from './smart-id-v2.ts'
import { WebEid } from './web-eid.ts'
import { type Party, readParty } from './party.ts'
import { anchorsOfFile, anchorsOfSimulator, TrustedPersons } from './trusted-persons.ts'

/** The ways to prove who one is that this installation has. */
export type IdentityProviders = {
  /** Those that are configured, in the order in which the country is used to them. */
  methods: SignInMethod[]
  mobileId: MobileId | null
  /** Version 3, with links that an app scans or that open it. At most one of the two versions is there. */
  smartId: SmartId | null
  smartIdV2: SmartIdV2 | null
  webEid: WebEid | null
  dokobit: Dokobit | null
  oidc: OidcProvider[]
  /** Those on the page of somebody else, by the names that their buttons carry. */
  external: ExternalProvider[]
}
export type ExternalProvider = { id: string; method: ExternalMethod; name: string }

export type IdentitySettings = {
  countryCode: CountryCode
  isDokobitLoginEnabled: boolean
  trustAnchorsFile: string | undefined
  /** Of our own pages, which the ID card signs. */
  publicUrl: string
  isIdCardEnabled: boolean
  mobileIdUrl: string | undefined
  smartIdUrl: string | undefined
  smartIdVersion: 2 | 3
  dokobit: DokobitSettings | undefined
  oidcProviders: readonly OidcSettings[]
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
  const isV2 = settings.smartIdVersion === 2
  const smartIdParty = partyOf(settings.smartIdUrl, isV2 ? 'smart-id/v2' : 'smart-id')
  const smartId = trusted && smartIdParty && !isV2 ? new SmartId(smartIdParty, trusted) : null
  const smartIdV2 = trusted && smartIdParty && isV2 ? new SmartIdV2(smartIdParty, trusted) : null
  const webEid = trusted ? webEidOf(settings, trusted) : null
  const isThere: Record<SignInMethod, boolean> = {
    ID_CARD: webEid !== null,
    MOBILE_ID: mobileId !== null,
    SMART_ID: smartId !== null || smartIdV2 !== null,
  }
  const methods = settings.isDokobitLoginEnabled
    ? signInMethodsOf(settings.countryCode).filter((method) => isThere[method])
    : []
  const dokobit = dokobitOf(settings)
  const oidc = oidcOf(settings)
  const external = [
    ...(dokobit ? [{ id: 'dokobit', method: 'DOKOBIT', name: 'Dokobit' } as const] : []),
    ...oidc.map(({ id, name }) => ({ id, name, method: 'OIDC' as const })),
  ]
  return { methods, mobileId, smartId, smartIdV2, webEid, dokobit, oidc, external }
}

function webEidOf({ isIdCardEnabled, publicUrl, simulatorsUrl }: IdentitySettings, trusted: TrustedPersons) {
  const { origin } = new URL(publicUrl)
  if (isIdCardEnabled) return new WebEid({ origin, simulatorUrl: null }, trusted)
  return simulatorsUrl ? new WebEid({ origin, simulatorUrl: `${simulatorsUrl}/web-eid` }, trusted) : null
}

function dokobitOf({ dokobit, countryCode, isDokobitLoginEnabled, simulatorsUrl }: IdentitySettings) {
  if (!isDokobitLoginEnabled || !hasDokobit(countryCode)) return null
  if (dokobit) return new Dokobit(dokobit)
  return simulatorsUrl ? new Dokobit({ url: `${simulatorsUrl}/dokobit`, accessToken: 'simulated' }) : null
}

const SIMULATED_CLIENT = { name: 'Vastus test account', clientId: 'vastus', clientSecret: 'simulated' }

function oidcOf({ oidcProviders, simulatorsUrl }: IdentitySettings): OidcProvider[] {
  if (oidcProviders.length > 0) return oidcProviders.map((each) => new OidcProvider(each))
  return simulatorsUrl ? [new OidcProvider({ ...SIMULATED_CLIENT, issuer: `${simulatorsUrl}/oidc` })] : []
}

function trustedPersons({ trustAnchorsFile, simulatorsUrl }: IdentitySettings): TrustedPersons | null {
  if (trustAnchorsFile) return new TrustedPersons(anchorsOfFile(trustAnchorsFile))
  return simulatorsUrl ? new TrustedPersons(anchorsOfSimulator(simulatorsUrl)) : null
}
