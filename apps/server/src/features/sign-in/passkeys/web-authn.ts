import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { createHmac } from 'node:crypto'
import type { addPasskey, signInWithPasskey } from '@vastus/contract/passkeys'
import type { RouteInput } from '@vastus/contract/route'
import type { Services } from '../../../services.ts'
import type { KeptKey } from './passkey-repository.ts'

type CreatedKey = RouteInput<typeof addPasskey>['body']['key']
export type SignedByKey = RouteInput<typeof signInWithPasskey>['body']['signed']

/** Host name for which keys are made. A key that was made for another host does not sign here. */
export const rpIdOf = ({ config }: Pick<Services, 'config'>): string => placeOf(config.publicUrl).hostname

/** The public address. Keys are made for names alone, so a trial on this machine has them at its name. */
function placeOf(publicUrl: string): URL {
  const url = new URL(publicUrl)
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost'
  return url
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]'])

/** What the device keeps in place of the account's number, which tells nothing to its readers. */
export const userHandleOf = ({ config }: Pick<Services, 'config'>, userId: number): string =>
  createHmac('sha256', config.secretKey).update(`passkey user\n${userId}`).digest('base64url')

const TYPE = 'public-key'

/**
 * Checks what a device answers when it has made a key: challenge, origin, host, and that it asked its user for a fingerprint, a face
 * or a PIN.
 *
 * @returns null when a check fails
 */
export async function readCreatedKey(
  services: Services,
  challenge: string,
  { credentialId, transports, ...response }: CreatedKey,
): Promise<KeptKey | null> {
  const verified = await orRefused(services, () =>
    verifyRegistrationResponse({
      ...expectedOf(services, challenge),
      response: {
        id: credentialId,
        rawId: credentialId,
        type: TYPE,
        clientExtensionResults: {},
        response: { ...response, transports },
      },
    }),
  )
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/**
 * Checks what a key has signed, with the same checks and the counter, which must grow where the key counts.
 *
 * @returns the new counter; null when a check fails
 */
export async function readSignature(
  services: Services,
  challenge: string,
  { credentialId, ...response }: SignedByKey,
  key: KeptKey,
): Promise<number | null> {
  const verified = await orRefused(services, () =>
    verifyAuthenticationResponse({
      ...expectedOf(services, challenge),
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
      response: { id: credentialId, rawId: credentialId, type: TYPE, clientExtensionResults: {}, response },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

const expectedOf = (services: Services, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: placeOf(services.config.publicUrl).origin,
  expectedRPID: rpIdOf(services),
  requireUserVerification: true,
})

/** The library throws for each check that fails, and for what it cannot read. */
async function orRefused<T>({ log }: Services, verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch (error) {
    log.info({ check: error instanceof Error ? error.message : String(error) }, 'passkey not accepted')
    return null
  }
}
