import type { RequestContext } from '../../../http/request-context.ts'
import { hashToken } from '../../../http/session-cookie.ts'

/** The browser of a sign-up, as it is stored; null where it began none, or keeps no cookies. */
export function browserHashOf({ signUpToken }: Pick<RequestContext, 'signUpToken'>): string | null {
  return signUpToken === null ? null : hashToken(signUpToken)
}

/** The network that asked for a new password: there is no cookie that would name the browser. */
export function networkHash(network: string): string {
  return hashToken(`network ${network}`)
}
