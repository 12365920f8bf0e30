import type { OutsideService } from '@vastus/domain/platform/outside-services'
import type { Services } from './services.ts'

/** Which services of others this installation can call, by its settings or, outside PROD, by simulators. */
export function availableServices({
  ai,
  config,
  identity,
  patientRegister,
  sms,
}: Pick<Services, 'ai' | 'config' | 'identity' | 'patientRegister' | 'sms'>): Record<
  OutsideService,
  boolean
> {
  const { mobileId, smartId, smartIdV2 } = identity
  return {
    languageModel: ai !== null,
    // Without a gateway, messages of DEMO and DEV reach the outbox.
    sms: sms !== null || config.appMode !== 'PROD',
    // Lists are asked for in the name of a person who has just been proven, also where nobody signs in that way.
    patientRegister: patientRegister !== null && [mobileId, smartId, smartIdV2].some((way) => way !== null),
    nationalSignIn: identity.methods.length > 0 || identity.dokobit !== null,
  }
}
