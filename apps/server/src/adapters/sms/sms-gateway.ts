/** One message as it leaves. */
export type OutgoingSms = {
  /** E.164 */
  to: string
  text: string
  /** Where the gateway reports what became of the message. */
  reportUrl: string
}

/**
 * ACCEPTED: the gateway has it. REFUSED: it never will, however often it is asked. UNKNOWN: it was asked and did not answer
 * understandably, so the message may be on its way.
 */
export type SmsResult =
  | { outcome: 'ACCEPTED'; gateway: string; gatewayId: string }
  | { outcome: 'REFUSED' }
  | { outcome: 'UNKNOWN' }

/** Sends messages to phones. */
export interface SmsGateway {
  /** @throws GatewayDown when the message has certainly not been taken, and is worth trying later */
  send(message: OutgoingSms): Promise<SmsResult>
}

export class GatewayDown extends Error {
  override name = 'GatewayDown'
}
