import type { CircuitBreaker } from '../outbound/circuit-breaker.ts'
import { askGateway, type GatewayResponse, isTurnedAway, readJson } from './ask-gateway.ts'
import { GatewayDown, type SmsGatewayName, type SmsResult } from './sms-gateway.ts'

type Call = {
  gateway: SmsGatewayName
  url: string
  init: RequestInit
  /** The gateway's id of the message, if the answer has one. */
  readId: (answer: unknown) => string | undefined
}

/**
 * Hands one message to a gateway. One that has failed several times is left alone for a while.
 *
 * @throws GatewayDown when the message has certainly not been taken
 */
export async function handOver(breaker: CircuitBreaker, call: Call): Promise<SmsResult> {
  if (!breaker.isClosed()) throw new GatewayDown(`${call.gateway} failed several times: it is left alone`)
  try {
    const result = resultOf(await askGateway(call.url, call.init), call)
    if (result.outcome === 'UNKNOWN') breaker.failed()
    else breaker.succeeded()
    return result
  } catch (error) {
    breaker.failed()
    throw error
  }
}

function resultOf(response: GatewayResponse | null, { gateway, readId }: Call): SmsResult {
  if (!response) return { outcome: 'UNKNOWN' }
  const { status, body } = response
  if (isTurnedAway(status)) throw new GatewayDown(`${gateway} answered ${status}`)
  if (status >= 400 && status < 500) return { outcome: 'REFUSED' }
  const gatewayId = readId(readJson(body))
  if (status >= 300 || gatewayId === undefined) return { outcome: 'UNKNOWN' }
  return { outcome: 'ACCEPTED', gateway, gatewayId }
}
