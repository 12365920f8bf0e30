import { createHash, createHmac } from 'node:crypto'

// The calculations of the Smart-ID RP API v3.2. Texts are joined with a bar, which none of them may hold.

/** By which way the person was asked. */
export type SmartIdFlow = 'QR' | 'Web2App' | 'Notification'

export type SmartIdAsked = {
  rpChallenge: string
  relyingPartyName: string
  /** Empty where the relying party asks for itself. */
  brokeredRpName: string
  /** Base64 of the JSON text, exactly as it was sent. */
  interactions: string
  /** Empty for QR and notifications. */
  initialCallbackUrl: string
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** Code that both screens show in the notification flow: 4 digits. */
export function smartIdCode(rpChallenge: string): string {
  const number = sha256(Buffer.from(rpChallenge, 'base64')).readUInt16BE(30) % 10_000
  return String(number).padStart(4, '0')
}

/** Proves to the app that a link comes from us, now. Computed on the server alone, as it takes the secret of the session. */
export function smartIdAuthCode(asked: SmartIdAsked, sessionSecret: string, unprotectedLink: string): string {
  const payload = [
    'smart-id',
    'ACSP_V2',
    asked.rpChallenge,
    base64(asked.relyingPartyName),
    base64(asked.brokeredRpName),
    asked.interactions,
    asked.initialCallbackUrl,
    unprotectedLink,
  ].join('|')
  return createHmac('sha256', Buffer.from(sessionSecret, 'base64')).update(payload).digest('base64url')
}

/** What the app signs. */
export function smartIdSignedText(
  asked: SmartIdAsked,
  answer: { serverRandom: string; userChallenge: string; interactionTypeUsed: string; flowType: SmartIdFlow },
): string {
  return [
    'smart-id',
    'ACSP_V2',
    answer.serverRandom,
    asked.rpChallenge,
    answer.userChallenge,
    base64(asked.relyingPartyName),
    base64(asked.brokeredRpName),
    sha256(asked.interactions).toString('base64'),
    answer.interactionTypeUsed,
    asked.initialCallbackUrl,
    answer.flowType,
  ].join('|')
}

/** What the app adds to the address that it opens, so that we know it by the secret of the session. */
export const sessionSecretDigest = (sessionSecret: string): string =>
  sha256(Buffer.from(sessionSecret, 'base64')).toString('base64url')

/** What a signature names, for the verifier that came with the callback. */
export const userChallengeOf = (verifier: string): string => sha256(verifier).toString('base64url')
