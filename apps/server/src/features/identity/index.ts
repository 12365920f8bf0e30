import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { loginRoutes } from './login/login-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'

export { findPrincipal } from './principal/find-principal.ts'

type Names =
  | 'loginWithPassword'
  | 'getLogin'
  | 'extendLogin'
  | 'logout'
  | 'signUpWithPassword'
  | 'verifySignUp'
  | 'resetPassword'
  | 'confirmResetPassword'
  | 'sendOneTimeCode'
  | 'completeProfile'
  | 'savePreferences'
  | 'listPersons'
  | 'getConsents'
  | 'saveConsent'

const soon = async () => {
  throw new NotFound()
}

/** Sign-in, sign-up, profile and consents. */
export function identityRoutes(parts: Parts): Handlers<Names> {
  return {
    ...loginRoutes(parts),
    ...sessionRoutes(parts),
    signUpWithPassword: soon,
    verifySignUp: soon,
    resetPassword: soon,
    confirmResetPassword: soon,
    sendOneTimeCode: soon,
    completeProfile: soon,
    savePreferences: soon,
    listPersons: soon,
    getConsents: soon,
    saveConsent: soon,
  }
}
