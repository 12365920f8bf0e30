import { randomUUID } from 'node:crypto'
import type { Simulator } from '../simulator.ts'
import type { Message } from './message.ts'
import { page } from './page.ts'

type Sent = {
  to?: string
  dlr_url?: string
  messages?: { channel?: string; sender?: string; text?: string }[]
}

/**
 * What the gateway does wrong, until the next call of `/mode`. DOWN takes nothing. SILENT takes everything and reports nothing. LOST takes
 * it and breaks the connection instead of answering. GARBAGE takes it and answers nonsense. REFUSING takes nothing, for good.
 */
const MODES = ['WELL', 'DOWN', 'SILENT', 'LOST', 'GARBAGE', 'REFUSING'] as const
type Mode = (typeof MODES)[number]

const REPORT_AFTER_MS = 1_000
const KEPT = 10_000

/** @source Messente Omnichannel API. Numbers that end in 00 are not reached; those that end in 01 expire. */
export const messente: Simulator = {
  name: 'messente',
  about: 'SMS by Messente: shows what was sent; numbers ending in 00 are not reached, in 01 expire',
  routes: async (app) => {
    const messages: Message[] = []
    const timers = new Set<NodeJS.Timeout>()
    let mode: Mode = 'WELL'
    app.addHook('onClose', async () => timers.forEach(clearTimeout))

    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(messages)))
    app.get('/messages', () => messages)
    app.post<{ Body: { mode?: string } }>('/mode', ({ body }, reply) => {
      const asked = MODES.find((each) => each === body.mode)
      if (!asked) return reply.code(404).send()
      mode = asked
      return reply.code(204).send()
    })

    app.post<{ Body: Sent }>('/v1/omnimessage', (request, reply) => {
      const { to, messages: [sms] = [], dlr_url: reportUrl = null } = request.body ?? {}
      if (!request.headers.authorization?.startsWith('Basic '))
        return reply.code(401).send(fault('103', 'Unauthorized', 'authorization'))
      if (mode === 'DOWN') return reply.code(503).send()
      if (mode === 'REFUSING' || !/^\+\d{7,15}$/.test(to ?? '') || !sms?.text || sms.channel !== 'sms')
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
      messages.unshift(message)
      messages.splice(KEPT)
      if (mode === 'LOST') return reply.hijack().raw.destroy()
      if (mode === 'GARBAGE') return reply.type('application/json').send('{"omnimessage_id":')
      if (mode === 'WELL') {
        const timer = setTimeout(() => {
          timers.delete(timer)
          report(message).catch(() => {
            // A report that is not taken is not repeated.
          })
        }, REPORT_AFTER_MS)
        timers.add(timer)
      }
      return reply.code(201).send({
        omnimessage_id: message.id,
        to,
        messages: [{ message_id: randomUUID(), channel: 'sms', sender: message.sender }],
      })
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
