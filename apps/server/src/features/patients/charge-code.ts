import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { chargeHourly } from '../sign-in/index.ts'

/** Nobody is to try out codes, neither by asking for one nor by adding somebody with it. @throws TooManyRequests */
export function chargeCode(parts: Parts, call: Call): Promise<void> {
  return chargeHourly(parts, call, { kind: 'look up code by staff', perHour: 120 })
}
