import {
  GatewayDown,
  type OutgoingSms,
  type SignedCall,
  type SmsGateway,
  type SmsResult,
} from './sms-gateway.ts'

/**
 * Hands a message to the first of several gateways that takes it. The next one is asked only where the one before has certainly not
 * taken the message: what may have left is never sent by another as well.
 */
export class FirstThatTakes implements SmsGateway {
  readonly #gateways: readonly SmsGateway[]

  constructor(gateways: readonly SmsGateway[]) {
    this.#gateways = gateways
  }

  async send(message: OutgoingSms): Promise<SmsResult> {
    let down: unknown
    for (const gateway of this.#gateways) {
      try {
        return await gateway.send(message)
      } catch (error) {
        if (!(error instanceof GatewayDown)) throw error
        down = error
      }
    }
    throw new GatewayDown('no gateway takes messages', { cause: down })
  }

  hasSigned(call: SignedCall): boolean {
    return this.#gateways.some((gateway) => gateway.hasSigned(call))
  }
}
