export type SmsGatewayName = 'MESSENTE' | 'TWILIO'

/** One message as it leaves. */
export type OutgoingSms = {
  /** E.164 */
  to: string
  text: string
  /** Where a gateway reports what became of the message. */
  reportUrl: (gateway: SmsGatewayName) => string
}

/**
 * ACCEPTED: the gateway has it. REFUSED: it never will, however often it is asked. UNKNOWN: it was asked and did not answer
 * understandably, so the message may be on its way.
 */
export type SmsResult =
  | { outcome: 'ACCEPTED'; gateway: SmsGatewayName; gatewayId: string }
  | { outcome: 'REFUSED' }
  | { outcome: 'UNKNOWN' }

/** Sends messages to phones. */
export interface SmsGateway {
  /** @throws GatewayDown when the message has certainly not been taken, and is worth trying later */
  send(message: OutgoingSms): Promise<SmsResult>
  /** Whether a gateway that signs its calls has made one. */
  hasSigned(call: SignedCall): boolean
}

/** A call that a gateway makes to us: the whole address, the fields of its form, and its signature. */
export type SignedCall = { url: string; fields: Record<string, string>; signature: string }

export class GatewayDown extends Error {
  override name = 'GatewayDown'
}
