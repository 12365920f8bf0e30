import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { consentRoutes } from './consents/consent-routes.ts'
import { loginRoutes } from './login/login-routes.ts'
import { sendCodeRoute } from './one-time-code/send-code-route.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { resetPasswordRoutes } from './reset-password/reset-password-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { signUpRoutes } from './sign-up/sign-up-routes.ts'

export { chargeHourly } from './limits/charge-hourly.ts'
export { requireUsableEmail } from './one-time-code/usable-email.ts'
export { findPrincipal, findPrincipals } from './principal/find-principal.ts'
export { createSessions } from './principal/sessions.ts'
export { readPhone } from './profile/profile-input.ts'

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
  | 'getConsents'
  | 'saveConsent'

/** Sign-in, sign-up, profile, and consents. */
export function identityRoutes(parts: Parts): Handlers<Names> {
  return {
    ...loginRoutes(parts),
    ...sessionRoutes(parts),
    ...signUpRoutes(parts),
    ...resetPasswordRoutes(parts),
    ...sendCodeRoute(parts),
    ...profileRoutes(parts),
    ...consentRoutes(),
  }
}
