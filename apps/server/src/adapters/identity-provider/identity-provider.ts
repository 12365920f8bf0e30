import type { BusinessKey } from '@vastus/contract/error-keys'
import type { SignInMethod } from '@vastus/domain/identity/sign-in-methods'

/** A person who has proven who they are, with a national code. */
export type ProvenPerson = {
  /** ISO 3166, such as `EE`. */
  country: string
  personalCode: string
  firstName: string
  surname: string
  method: SignInMethod | 'DOKOBIT'
}

/** The owner of an account elsewhere, which tells no national code. */
export type ProvenAccount = { method: 'OIDC'; issuer: string; subject: string }

/** What every provider answers in the end. */
export type Proof = ProvenPerson | ProvenAccount

type IdentityKey = Extract<BusinessKey, `IDENTITY_${string}`>
export type RefusalReason = IdentityKey extends `IDENTITY_${infer Reason}` ? Reason : never

/** The provider says no, or its proof does not hold. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused'
  readonly reason: RefusalReason
  /** @param detail for the log: which check failed, never a value */
  constructor(reason: RefusalReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}

/** A proof that was offered does not hold. */
export const notAccepted = (detail: string): IdentityRefused => new IdentityRefused('NOT_ACCEPTED', detail)
