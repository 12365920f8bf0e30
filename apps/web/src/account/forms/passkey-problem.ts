type Kind = 'cancelled' | 'known' | 'unsupported' | 'address'

/** Why a device gave no answer; each kind has its words in `identity.passkey`. */
export class PasskeyProblem extends Error {
  readonly kind: Kind
  /** Where the passkeys of this installation work. */
  readonly address: string

  constructor(kind: Kind, address = '') {
    super(kind)
    this.kind = kind
    this.address = address
  }
}

export const addressOf = (host: string): string =>
  `${location.protocol}//${host}${location.port && `:${location.port}`}`

/** Before anything is asked of the user: a trial at the number of this machine has its passkeys at its name. @throws PasskeyProblem */
export function requireNamedHost(): void {
  if (location.hostname === '127.0.0.1') throw new PasskeyProblem('address', addressOf('localhost'))
}
