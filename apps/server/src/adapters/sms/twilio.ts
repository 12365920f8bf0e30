import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsReport } from '@vastus/domain/message-centre/sms-states'
import { CircuitBreaker } from '../outbound/circuit-breaker.ts'
import type { GatewayAccount } from './account.ts'
import { handOver } from './hand-over.ts'
import type { OutgoingSms, SignedCall, SmsGateway, SmsResult } from './sms-gateway.ts'

const accepted = z.object({ sid: z.string().check(z.minLength(1), z.maxLength(100)) })

/** @source Twilio Programmable Messaging, 2010-04-01 */
export class Twilio implements SmsGateway {
  readonly #account: GatewayAccount
  readonly #sender: string
  readonly #breaker = new CircuitBreaker()

  /** @param sender a number, a name of at most 11 letters and digits, or a messaging service (`MG…`) */
  constructor(account: GatewayAccount, sender: string) {
    this.#account = account
    this.#sender = sender
  }

  async send({ to, text, reportUrl }: OutgoingSms): Promise<SmsResult> {
    const { url, user, authorization } = this.#account
    const isService = /^MG[0-9a-f]{32}$/.test(this.#sender)
    return handOver(this.#breaker, {
      gateway: 'TWILIO',
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
      init: {
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          To: to,
          [isService ? 'MessagingServiceSid' : 'From']: this.#sender,
          Body: text,
          StatusCallback: reportUrl('TWILIO'),
        }).toString(),
      },
      readId: (answer) => accepted.safeParse(answer).data?.sid,
    })
  }

  hasSigned({ url, fields, signature }: SignedCall): boolean {
    const signed = Object.keys(fields)
      .toSorted()
      .reduce((text, name) => `${text}${name}${fields[name]}`, url)
    const right = createHmac('sha1', this.#account.password).update(signed).digest()
    const given = Buffer.from(signature, 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  }
}

const ENDS: Readonly<Record<string, SmsReport>> = {
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'UNDELIVERED',
  failed: 'UNDELIVERED',
}
/** The message waited longer than its validity. */
const EXPIRED = '30036'

/** What a status of Twilio says of the end of a message; undefined while it is on its way. */
export function twilioReport(status: string, errorCode: string | undefined): SmsReport | undefined {
  const end = ENDS[status]
  return end === 'UNDELIVERED' && errorCode === EXPIRED ? 'EXPIRED' : end
}
