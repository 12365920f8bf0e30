import { type FastifyInstance, fastify } from 'fastify'
import { ai } from './ai/ai.ts'
import { authority } from './authority/authority.ts'
import { awell } from './awell/awell.ts'
import { dokobit } from './dokobit/dokobit.ts'
import { mobileId } from './mobile-id/mobile-id.ts'
import { oidc } from './oidc/oidc.ts'
import { phone } from './phone/phone.ts'
import { registry } from './registry/registry.ts'
import type { Simulator } from './simulator.ts'
import { smartId } from './smart-id/smart-id.ts'
import { messente } from './sms/messente.ts'
import { twilio } from './sms/twilio.ts'
import { webEid } from './web-eid/web-eid.ts'

export { answerAsScanner } from './scanner/scanner.ts'

const ALL: Simulator[] = [
  phone,
  authority,
  mobileId,
  smartId,
  webEid,
  dokobit,
  oidc,
  ai,
  registry,
  messente,
  twilio,
  awell,
]

/**
 * Every simulator behind one address. They speak the wire protocols of the outside services that the product calls,
 * keep what they receive in memory, and exist for DEMO, development and tests.
 *
 * @returns an instance that does not listen yet
 */
export function createSimulators(): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  for (const { name, routes } of ALL) void app.register(routes, { prefix: `/${name}` })
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(listPage()))
  return app
}

function listPage(): string {
  const items = ALL.map(({ name, about }) => `<li><a href="/${name}">${name}</a>: ${about}</li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vastus simulators</title>
<h1>Simulators</h1><p>These pages take the place of outside services. Nothing here is real.</p><ul>${items.join('')}</ul></html>`
}
