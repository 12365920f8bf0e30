import { BusinessRule } from '../errors.ts'
import { isHeldBack } from './access.ts'
import type { RequestContext } from './request-context.ts'

/**
 * For what decides who may come into an account. Somebody who has guessed the password of staff could otherwise make the account
 * their own, and be held back no longer.
 *
 * @throws BusinessRule SECOND_FACTOR_FIRST for staff who have not proven enough to act as staff here
 */
export function requireNotHeldBack(request: Pick<RequestContext, 'principal'>): void {
  if (isHeldBack(request.principal())) throw new BusinessRule('SECOND_FACTOR_FIRST')
}
