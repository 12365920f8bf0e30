import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'

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

export function identityRoutes(_parts: Parts): Handlers<Names> {
  throw new Error('being built')
}
