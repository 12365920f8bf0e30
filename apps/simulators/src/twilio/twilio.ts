import { createHmac, randomBytes } from 'node:crypto'
import type { Message } from '../messente/message.ts'
import { page } from '../messente/page.ts'
import type { Simulator } from '../simulator.ts'

type Form = Record<string, string>

/** As those of Messente. */
const MODES = ['WELL', 'DOWN', 'SILENT', 'LOST', 'GARBAGE', 'REFUSING'] as const
type Mode = (typeof MODES)[number]

const TOKEN = 'DEMO'
const REPORT_AFTER_MS = 1_000
const KEPT = 10_000

/** @source Twilio Programmable Messaging. Numbers that end in 00 are not reached; those that end in 01 expire. */
export const twilio: Simulator = {
  name: 'twilio',
  about:
    'SMS by Twilio, where Messente takes nothing: shows what was sent; numbers ending in 00 are not reached, in 01 expire',
  routes: async (app) => {
    const messages: Message[] = []
    const timers = new Set<NodeJS.Timeout>()
    let mode: Mode = 'WELL'
    app.addHook('onClose', async () => timers.forEach(clearTimeout))
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(messages)))
    app.get('/messages', () => messages)
    app.post<{ Body: { mode?: string } }>('/mode', ({ body }, reply) => {
      const asked = MODES.find((each) => each === body.mode)
      if (!asked) return reply.code(404).send()
      mode = asked
      return reply.code(204).send()
    })

    app.post<{ Params: { account: string }; Body: Form }>(
      '/2010-04-01/Accounts/:account/Messages.json',
      ({ headers, params, body }, reply) => {
        const wanted = `Basic ${Buffer.from(`${params.account}:${TOKEN}`).toString('base64')}`
        if (headers.authorization !== wanted) return reply.code(401).send(fault(20003, 'Authenticate'))
        if (mode === 'DOWN') return reply.code(503).send()
        const { To = '', From = '', MessagingServiceSid = From, Body = '', StatusCallback } = body
        if (mode === 'REFUSING' || !/^\+\d{7,15}$/.test(To) || Body === '')
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
        messages.unshift(message)
        messages.splice(KEPT)
        if (mode === 'LOST') return reply.hijack().raw.destroy()
        if (mode === 'GARBAGE') return reply.type('application/json').send('{"sid":')
        if (mode === 'WELL') {
          const timer = setTimeout(() => {
            timers.delete(timer)
            report(message).catch(() => {
              // A report that is not taken is not repeated.
            })
          }, REPORT_AFTER_MS)
          timers.add(timer)
        }
        return reply
          .code(201)
          .send({ sid: message.id, status: 'queued', num_segments: '1', error_code: null })
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
