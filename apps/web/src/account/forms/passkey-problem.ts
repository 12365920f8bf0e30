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
