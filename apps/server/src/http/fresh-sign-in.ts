import { isFreshSignIn } from '@vastus/domain/identity/second-factor'
import { BusinessRule } from '../errors.ts'
import type { RequestContext } from './request-context.ts'

/**
 * For the gravest acts: a person who finds an open browser cannot do them.
 *
 * @throws BusinessRule SIGN_IN_AGAIN when the last sign-in is older than 15 minutes
 */
export function requireFreshSignIn(request: Pick<RequestContext, 'principal' | 'now'>): void {
  const { signedInAt } = request.principal()
  if (!isFreshSignIn(new Date(signedInAt), request.now)) throw new BusinessRule('SIGN_IN_AGAIN')
}
