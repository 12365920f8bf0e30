import { randomUUID } from 'node:crypto'
import type { Simulator } from '../simulator.ts'
import { openGateway } from './gateway.ts'
import type { Message } from './message.ts'

type Sent = {
  to?: string
  dlr_url?: string
  messages?: { channel?: string; sender?: string; text?: string }[]
}

/** @source Messente Omnichannel API. Numbers that end in 00 are not reached; those that end in 01 expire. */
export const messente: Simulator = {
  name: 'messente',
  about: 'SMS by Messente: shows what was sent; numbers ending in 00 are not reached, in 01 expire',
  routes: async (app) => {
    const gateway = openGateway(app)

    app.post<{ Body: Sent }>('/v1/omnimessage', (request, reply) => {
      const { to, messages: [sms] = [], dlr_url: reportUrl = null } = request.body ?? {}
      if (!request.headers.authorization?.startsWith('Basic '))
        return reply.code(401).send(fault('103', 'Unauthorized', 'authorization'))
      if (gateway.mode() === 'DOWN') return reply.code(503).send()
      const isPhone = /^\+\d{7,15}$/.test(to ?? '')
      if (gateway.mode() === 'REFUSING' || !isPhone || !sms?.text || sms.channel !== 'sms')
        return reply.code(400).send(fault('105', 'Invalid data', 'to'))
      const message: Message = {
        id: randomUUID(),
        to: to ?? '',
        sender: sms.sender ?? '',
        text: sms.text,
        reportUrl,
        status: 'ACK',
        acceptedAt: new Date().toISOString(),
      }
      const answer = {
        omnimessage_id: message.id,
        to,
        messages: [{ message_id: randomUUID(), channel: 'sms', sender: message.sender }],
      }
      return gateway.take(reply, message, answer, report)
    })
  },
}

const fault = (code: string, title: string, source: string) => ({
  errors: [{ code, title, detail: title, source }],
})

/** The end of a message by its number, as the real gateway posts it. */
export function reportOf({ id, to }: Pick<Message, 'id' | 'to'>) {
  const [status, err, error] = to.endsWith('00')
    ? ['UNDELIV', 7, 'Absent subscriber']
    : to.endsWith('01')
      ? ['EXPIRED', 8, 'Validity period expired']
      : ['DELIVRD', 0, null]
  return {
    status: String(status),
    channel: 'sms',
    message_id: randomUUID(),
    omnimessage_id: id,
    err,
    error,
    timestamp: new Date().toISOString(),
  }
}

async function report(message: Message): Promise<void> {
  if (!message.reportUrl) return
  const body = reportOf(message)
  message.status = body.status
  await fetch(message.reportUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  })
}
