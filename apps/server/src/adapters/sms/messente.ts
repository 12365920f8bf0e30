import * as z from 'zod/mini'
import type { SmsReport } from '@vastus/domain/message-centre/sms-states'
import { CircuitBreaker } from '../outbound/circuit-breaker.ts'
import type { GatewayAccount } from './account.ts'
import { askGateway, isTurnedAway, readJson } from './ask-gateway.ts'
import { GatewayDown, type OutgoingSms, type SmsGateway, type SmsResult } from './sms-gateway.ts'

/** How long the networks try to reach a phone. */
const VALID_MINUTES = 360

const accepted = z.object({ omnimessage_id: z.string().check(z.minLength(1), z.maxLength(100)) })

/** @source Messente Omnichannel API */
export class Messente implements SmsGateway {
  readonly #account: GatewayAccount
  readonly #sender: string
  readonly #breaker = new CircuitBreaker()

  /** @param sender registered name of at most 11 letters and digits */
  constructor(account: GatewayAccount, sender: string) {
    this.#account = account
    this.#sender = sender
  }

  async send({ to, text, reportUrl }: OutgoingSms): Promise<SmsResult> {
    if (!this.#breaker.isClosed()) throw new GatewayDown('Messente failed several times: it is left alone')
    const { url, authorization } = this.#account
    try {
      const response = await askGateway(`${url}/v1/omnimessage`, {
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          to,
          dlr_url: reportUrl('MESSENTE'),
          messages: [
            // The text is normalised already: what was counted and paid for is what leaves.
            { channel: 'sms', sender: this.#sender, text, validity: VALID_MINUTES, autoconvert: 'off' },
          ],
        }),
      })
      const result = resultOf(response)
      if (result.outcome === 'UNKNOWN') this.#breaker.failed()
      else this.#breaker.succeeded()
      return result
    } catch (error) {
      this.#breaker.failed()
      throw error
    }
  }

  /** Messente signs nothing: the address of a report is a secret of ours. */
  hasSigned(): boolean {
    return false
  }
}

function resultOf(response: { status: number; body: string } | null): SmsResult {
  if (!response) return { outcome: 'UNKNOWN' }
  const { status, body } = response
  if (isTurnedAway(status)) throw new GatewayDown(`Messente answered ${status}`)
  if (status >= 400 && status < 500) return { outcome: 'REFUSED' }
  const answer = accepted.safeParse(readJson(body))
  if (status >= 300 || !answer.success) return { outcome: 'UNKNOWN' }
  return { outcome: 'ACCEPTED', gateway: 'MESSENTE', gatewayId: answer.data.omnimessage_id }
}

const ENDS: Readonly<Record<string, SmsReport>> = {
  DELIVRD: 'DELIVERED',
  SEEN: 'DELIVERED',
  UNDELIV: 'UNDELIVERED',
  FAILED: 'UNDELIVERED',
  REJECTD: 'UNDELIVERED',
  DELETED: 'UNDELIVERED',
  NACK: 'UNDELIVERED',
  EXPIRED: 'EXPIRED',
}

/** What a status of Messente says of the end of a message; undefined while it is on its way. */
export const messenteReport = (status: string): SmsReport | undefined => ENDS[status]
