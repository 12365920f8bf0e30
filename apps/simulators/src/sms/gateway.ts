import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Message } from './message.ts'
import { page } from './page.ts'

/**
 * What a gateway does wrong, until the next call of `/mode`. DOWN takes nothing. SILENT takes everything and reports nothing. LOST takes
 * it and breaks the connection instead of answering. GARBAGE takes it and answers nonsense. REFUSING takes nothing, for good.
 */
const MODES = ['WELL', 'DOWN', 'SILENT', 'LOST', 'GARBAGE', 'REFUSING'] as const
type Mode = (typeof MODES)[number]

const REPORT_AFTER_MS = 1_000
const KEPT = 10_000

/** What both gateways have: a page of the messages they took, a mode, and reports a second later. */
export function openGateway(app: FastifyInstance) {
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

  return {
    mode: () => mode,
    /** Takes a message, and answers with `answer` unless the mode wants it otherwise. */
    take(reply: FastifyReply, message: Message, answer: object, report: (message: Message) => Promise<void>) {
      messages.unshift(message)
      messages.splice(KEPT)
      if (mode === 'LOST') return reply.hijack().raw.destroy()
      if (mode === 'GARBAGE') return reply.type('application/json').send(JSON.stringify(answer).slice(0, -1))
      if (mode === 'WELL') {
        const timer = setTimeout(() => {
          timers.delete(timer)
          report(message).catch(() => {
            // A report that is not taken is not repeated.
          })
        }, REPORT_AFTER_MS)
        timers.add(timer)
      }
      return reply.code(201).send(answer)
    },
  }
}
