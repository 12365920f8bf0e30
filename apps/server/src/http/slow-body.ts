import type { FastifyReply, FastifyRequest } from 'fastify'

const JSON_BODY_MS = 10_000

/** A JSON body must arrive within ten seconds. A request without a body is not waited for. */
export function guardSlowBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
  const timer = setInterval(() => {
    if (!raw.complete) giveUpSlowBody(request, reply)
  }, JSON_BODY_MS)
  timer.unref()
  for (const end of ['close', 'end'] as const) raw.once(end, () => clearInterval(timer))
}

/**
 * Fails the reading of a body, for which the error handler answers 408. What nobody reads, or was answered already, has no
 * such response: it is cut off, at the second call at the latest.
 */
export function giveUpSlowBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  if (reply.sent || request.isBodyTooSlow) return void raw.destroy()
  request.isBodyTooSlow = true
  // An error that no reader listens for would end the process; those who read hear it too.
  raw.on('error', () => undefined)
  // To destroy the request is to destroy its socket, and the response needs that.
  raw.emit('error', new Error('the body is too slow'))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whatever its reader makes of the failure. */
    isBodyTooSlow?: boolean
  }
}
