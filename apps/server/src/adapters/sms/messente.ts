import * as z from 'zod/mini'
import type { SmsReport } from '@vastus/domain/message-centre/sms-states'
import { CircuitBreaker } from '../outbound/circuit-breaker.ts'
import type { GatewayAccount } from './account.ts'
import { handOver } from './hand-over.ts'
import type { OutgoingSms, SmsGateway, SmsResult } from './sms-gateway.ts'

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
    const { url, authorization } = this.#account
    return handOver(this.#breaker, {
      gateway: 'MESSENTE',
      url: `${url}/v1/omnimessage`,
      init: {
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          to,
          dlr_url: reportUrl('MESSENTE'),
          messages: [
            // The text is normalised already: what was counted and paid for is what leaves.
            { channel: 'sms', sender: this.#sender, text, validity: VALID_MINUTES, autoconvert: 'off' },
          ],
        }),
      },
      readId: (answer) => accepted.safeParse(answer).data?.omnimessage_id,
    })
  }

  /** Messente signs nothing: the address of a report is a secret of ours. */
  hasSigned(): boolean {
    return false
  }
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
