import type { RegistryResult } from '@vastus/contract/sign-in'
import { IdentityRefused, type RefusalReason } from '../../../adapters/identity-provider/identity-provider.ts'
import { availableServices } from '../../../available-services.ts'
import { NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { type AskedPerson, askPerson } from './ask-person.ts'
import { askProvider } from './attempts.ts'

type Names =
  | 'startRegistryMobileId'
  | 'getRegistryMobileIdStatus'
  | 'startRegistrySmartId'
  | 'getRegistrySmartIdStatus'

const RESULTS: Record<RefusalReason, RegistryResult> = {
  CANCELLED: 'USER_REFUSED',
  TIMEOUT: 'TIMEOUT',
  WRONG_CODE: 'WRONG_VC',
  NO_SUCH_CLIENT: 'NOT_AVAILABLE',
  PHONE_ABSENT: 'NOT_AVAILABLE',
  DEVICE_FAULT: 'NOT_AVAILABLE',
  NOT_ACCEPTED: 'NOT_ACCEPTED',
  UNREACHABLE: 'NOT_AVAILABLE',
}

/** Proof of an employee for the register of patient lists: a session of its own, for the one who began it, for 30 minutes. */
export function registryRoutes(services: Services): Handlers<Names> {
  const start = async (request: RequestContext, person: AskedPerson) => {
    if (!availableServices(services).patientRegister) throw new NotFound()
    const { userId } = request.principal()
    const { attemptId, verificationCode } = await askPerson(services, request, person, {
      purpose: 'IMPORT',
      userId,
    })
    return { sessionId: attemptId, verificationCode }
  }
  const statusOf = async (request: RequestContext, sessionId: string) => {
    try {
      const { proven } = await askProvider(services, request, sessionId, ['IMPORT'])
      if (!proven) return { status: 'RUNNING', result: null } as const
      const { userId, personId } = request.principal()
      await request.transaction(async () =>
        request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: userId }),
      )
      return { status: 'COMPLETE', result: 'OK' } as const
    } catch (error) {
      if (error instanceof IdentityRefused)
        return { status: 'COMPLETE', result: RESULTS[error.reason] } as const
      throw error
    }
  }
  return {
    startRegistryMobileId: ({ body }, request) => start(request, { method: 'MOBILE_ID', ...body }),
    getRegistryMobileIdStatus: ({ body }, request) => statusOf(request, body.sessionId),
    startRegistrySmartId: ({ body }, request) => start(request, { method: 'SMART_ID', ...body }),
    getRegistrySmartIdStatus: ({ body }, request) => statusOf(request, body.sessionId),
  }
}
