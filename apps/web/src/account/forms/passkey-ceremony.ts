import type {
  addPasskey,
  beginPasskey,
  signInWithPasskey,
  startPasskeySignIn,
} from '@vastus/contract/passkeys'
import type { RouteCall, RouteResponse } from '@vastus/contract/route'
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { addressOf, PasskeyProblem } from './passkey-problem.ts'

type CreatedKey = RouteCall<typeof addPasskey>['body']['key']
type SignedByKey = RouteCall<typeof signInWithPasskey>['body']['signed']

const TYPE = 'public-key'
/** Time for the user to find the device; the challenge lasts for 15 minutes. */
const TIMEOUT_MS = 5 * 60_000
/** COSE names of EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]

/** Asks the device for a new key, which is used only after a fingerprint, a face or a PIN. @throws PasskeyProblem */
export async function createKey(begun: RouteResponse<typeof beginPasskey>): Promise<CreatedKey> {
  const { challenge, credentialIds, rpId, userHandle, userName } = begun
  const { id, response } = await orProblem(rpId, () =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: 'Vastus' },
        user: { id: userHandle, name: userName, displayName: userName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
        excludeCredentials: credentialIds.map((each) => ({ id: each, type: TYPE })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: TIMEOUT_MS,
      },
    }),
  )
  const { attestationObject, clientDataJSON, transports = [] } = response
  return { credentialId: id, attestationObject, clientDataJSON, transports }
}

/** Asks the device to sign with a key that it has for this host. @throws PasskeyProblem */
export async function signWithKey(begun: RouteResponse<typeof startPasskeySignIn>): Promise<SignedByKey> {
  const { challenge, rpId } = begun
  const { id, response } = await orProblem(rpId, () =>
    startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: 'required', timeout: TIMEOUT_MS },
    }),
  )
  const { authenticatorData, clientDataJSON, signature } = response
  return { credentialId: id, authenticatorData, clientDataJSON, signature }
}

async function orProblem<T>(rpId: string, ask: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) throw new PasskeyProblem('unsupported')
  try {
    return await ask()
  } catch (error) {
    if (error instanceof WebAuthnError) {
      if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new PasskeyProblem('known')
      if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID')
        throw new PasskeyProblem('address', addressOf(rpId))
    }
    // Browsers tell no more than this of a user who cancelled, or let the time run out.
    throw new PasskeyProblem('cancelled')
  }
}
