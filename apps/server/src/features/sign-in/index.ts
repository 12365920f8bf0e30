import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { loginRoutes } from './login/login-routes.ts'
import { sendCodeRoute } from './one-time-code/send-code-route.ts'
import { joiningRoutes } from './joining/joining-routes.ts'
import { externalRoutes } from './proven/external-routes.ts'
import { idCardRoutes } from './proven/id-card-routes.ts'
import { smartIdRoutes } from './proven/smart-id-routes.ts'
import { registryRoutes } from './proven/registry-routes.ts'
import { provenRoutes } from './proven/proven-routes.ts'
import { confirmSignInRoute } from './second-factor/confirm-sign-in.ts'
import { secondFactorRoute } from './second-factor/ask-second-factor.ts'
import { securityRoutes } from './second-factor/security-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { resetPasswordRoutes } from './reset-password/reset-password-routes.ts'
import { signUpRoutes } from './sign-up/sign-up-routes.ts'

export { chargeHourly } from './limits/charge-hourly.ts'
export { chargeStranger } from './limits/charge-stranger.ts'
export { checkAccountCode } from './one-time-code/check-code.ts'
export { proveAddress } from './second-factor/prove-address.ts'
export { nameSimulatedPersons } from './simulated-persons/name-simulated-persons.ts'
export { requireUsableEmail } from './one-time-code/usable-email.ts'
export {
  getRegisterSession,
  personOfRegisterSession,
} from './proven/register-session.ts'

type Names =
  | 'loginWithPassword'
  | 'signUpWithPassword'
  | 'verifySignUp'
  | 'resetPassword'
  | 'confirmResetPassword'
  | 'sendOneTimeCode'
  | 'startSignIn'
  | 'getSignInStatus'
  | 'cancelSignIn'
  | 'signUpProven'
  | 'completeSecondFactor'
  | 'confirmSignIn'
  | 'startConfirming'
  | 'getConfirmingStatus'
  | 'getSecurity'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'makeRecoveryCodes'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
  | 'endSessionElsewhere'
  | 'startExternalSignIn'
  | 'completeExternalSignIn'
  | 'createDokobitSession'
  | 'loginWithDokobit'
  | 'proveWithIdCard'
  | 'readVirtualCard'
  | 'returnFromSmartId'
  | 'startJoining'
  | 'getJoiningStatus'
  | 'joinAccounts'
  | 'undoJoining'
  | 'startRegistryMobileId'
  | 'getRegistryMobileIdStatus'
  | 'startRegistrySmartId'
  | 'getRegistrySmartIdStatus'

/** Sign-in and sign-up, by password and one-time code, and what keeps both from being guessed. */
export function signInRoutes(services: Services): Handlers<Names> {
  return {
    ...loginRoutes(services),
    ...signUpRoutes(services),
    ...resetPasswordRoutes(services),
    ...sendCodeRoute(services),
    ...provenRoutes(services),
    ...externalRoutes(services),
    ...secondFactorRoute(services),
    ...confirmSignInRoute(services),
    ...securityRoutes(services),
    ...registryRoutes(services),
    ...joiningRoutes(services),
    ...idCardRoutes(services),
    ...smartIdRoutes(services),
    ...passkeyRoutes(services),
  }
}
