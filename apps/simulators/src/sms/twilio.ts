import { createHmac, randomBytes } from 'node:crypto'
import type { Simulator } from '../simulator.ts'
import { openGateway } from './gateway.ts'
import type { Message } from './message.ts'

type Form = Record<string, string>

const TOKEN = 'DEMO'

/** @source Twilio Programmable Messaging. Numbers that end in 00 are not reached; those that end in 01 expire. */
export const twilio: Simulator = {
  name: 'twilio',
  about:
    'SMS by Twilio, where Messente takes nothing: shows what was sent; numbers ending in 00 are not reached, in 01 expire',
  routes: async (app) => {
    const gateway = openGateway(app)
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    app.post<{ Params: { account: string }; Body: Form }>(
      '/2010-04-01/Accounts/:account/Messages.json',
      ({ headers, params, body }, reply) => {
        const wanted = `Basic ${Buffer.from(`${params.account}:${TOKEN}`).toString('base64')}`
        if (headers.authorization !== wanted) return reply.code(401).send(fault(20003, 'Authenticate'))
        if (gateway.mode() === 'DOWN') return reply.code(503).send()
        const { To = '', From = '', MessagingServiceSid = From, Body = '', StatusCallback } = body
        if (gateway.mode() === 'REFUSING' || !/^\+\d{7,15}$/.test(To) || Body === '')
          return reply.code(400).send(fault(21211, "Invalid 'To' Phone Number"))
        const message: Message = {
          id: `SM${randomBytes(16).toString('hex')}`,
          to: To,
          sender: MessagingServiceSid,
          text: Body,
          reportUrl: StatusCallback ?? null,
          status: 'queued',
          acceptedAt: new Date().toISOString(),
        }
        const answer = { sid: message.id, status: 'queued', num_segments: '1', error_code: null }
        return gateway.take(reply, message, answer, report)
      },
    )
  },
}

const fault = (code: number, message: string) => ({ code, message, status: 400 })

async function report(message: Message): Promise<void> {
  if (!message.reportUrl) return
  const [status, errorCode] = message.to.endsWith('00')
    ? ['undelivered', '30003']
    : message.to.endsWith('01')
      ? ['undelivered', '30036']
      : ['delivered', '']
  message.status = status ?? ''
  await sendSigned(message.reportUrl, {
    MessageSid: message.id,
    MessageStatus: message.status,
    To: message.to,
    ...(errorCode ? { ErrorCode: errorCode } : {}),
  })
}

/** Posts a form as Twilio does: signed over the address and the sorted fields. */
export function sendSigned(url: string, form: Form): Promise<Response> {
  const fields = Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const signature = createHmac('sha1', TOKEN)
    .update(url + fields.flat().join(''))
    .digest('base64')
  return fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(5_000),
  })
}
