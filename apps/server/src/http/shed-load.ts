import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Unavailable } from '../errors.ts'

/** Beyond these, a response would come too late to be of use: new calls are sent away at once, with a time to return. */
const MAX_DELAY_MS = 1000
/** One look may be late because of one long piece of work, which is over by the next call. Two in a row are a state. */
const LATE_LOOKS = 2
const MAX_QUEUE = 200
const LOOK_EVERY_MS = 500
const RESOLUTION_MS = 20
/** How the operator learns that the process lives, under any load. */
const HEALTH = '/api/health/'

/** How late timers were on the average since the last look. Milliseconds. */
export type MeasureDelay = () => number

/**
 * Refuses new API calls with 503 while the event loop is late or too many calls wait for their response. A call counts
 * from the moment its body has arrived, so that people who send slowly cannot fill the queue.
 */
export function shedLoad(app: FastifyInstance, measureDelay: MeasureDelay = eventLoopDelay(app)): void {
  let queue = 0
  let lateLooks = 0
  const timer = setInterval(() => {
    lateLooks = measureDelay() > MAX_DELAY_MS ? lateLooks + 1 : 0
  }, LOOK_EVERY_MS)
  timer.unref()

  app.addHook('onRequest', async ({ url }) => {
    const isOverloaded = lateLooks >= LATE_LOOKS || queue >= MAX_QUEUE
    if (isOverloaded && url.startsWith('/api/') && !url.startsWith(HEALTH)) throw new Unavailable('overload')
  })
  app.addHook('preHandler', async (_request, reply) => {
    queue += 1
    // Whether its response left or its caller went away.
    reply.raw.once('close', () => {
      queue -= 1
    })
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

function eventLoopDelay(app: FastifyInstance): MeasureDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  app.addHook('onClose', async () => {
    histogram.disable()
  })
  return () => {
    const late = histogram.count === 0 ? 0 : histogram.mean / 1e6 - RESOLUTION_MS
    histogram.reset()
    return late
  }
}
