import type { Server } from 'node:http'
import { findViewableClinic } from './features/e-contacts/index.ts'
import { findPrincipal } from './features/identity/index.ts'
import type { Parts } from './parts.ts'
import { createHub, type Hub } from './realtime/hub.ts'
import { acceptSockets } from './realtime/upgrade.ts'

/** Opens the websocket of a listening server to its users. */
export async function startRealtime(parts: Parts, server: Server): Promise<Hub> {
  const { clock, config, database, log } = parts
  const onError = (error: unknown) =>
    log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'realtime')
  const find = findPrincipal(parts)
  const hub = createHub({
    clock,
    database,
    findViewableClinic: findViewableClinic(parts),
    findPrincipal: find,
    onError,
  })
  await hub.start()
  const publicUrl = new URL(config.publicUrl)
  acceptSockets(server, {
    hub,
    clock,
    findPrincipal: find,
    publicOrigin: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    onError,
  })
  return hub
}
