import type { FastifyPluginAsync } from 'fastify'

/** A simulator of one outside service. Its routes lie below `/<name>`. */
export type Simulator = {
  name: string
  /** One sentence for the page that lists the simulators. */
  about: string
  routes: FastifyPluginAsync
}
