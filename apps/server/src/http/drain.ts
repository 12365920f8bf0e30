import type { FastifyInstance } from 'fastify'

const READINESS = '/api/health/ready'

/**
 * Lets a process say that it is going before it refuses connections: readiness turns 503, and each connection ends with
 * its next response, so that a proxy opens its next ones elsewhere. Calls still under way get their responses as before.
 *
 * @returns begins it
 */
export function prepareDrain(app: FastifyInstance): () => void {
  let isDraining = false
  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining) return undefined
    void reply.header('connection', 'close')
    if (request.url !== READINESS) return undefined
    return reply
      .code(503)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ status: 'DOWN', parts: {} }))
  })
  return () => {
    isDraining = true
  }
}
