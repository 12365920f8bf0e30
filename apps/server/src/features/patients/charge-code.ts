import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { chargeHourly } from '../sign-in/index.ts'

/** Nobody is to try out codes, neither by asking for one nor by adding somebody with it. @throws TooManyRequests */
export function chargeCode(services: Services, request: RequestContext): Promise<void> {
  return chargeHourly(services, request, { kind: 'look up code by staff', perHour: 120 })
}
