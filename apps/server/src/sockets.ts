import type { Server } from 'node:http'
import { findViewableClinic } from './features/inbox/index.ts'
import { appendAudit } from './http/audit-trail.ts'
import type { Services } from './services.ts'
import { createHub, type Hub } from './realtime/hub.ts'
import { acceptSockets } from './realtime/upgrade.ts'
import { findPrincipal, findPrincipals } from './features/sessions/index.ts'

/** Opens the websocket of a listening server to its users. */
export async function startRealtime(services: Services, server: Server): Promise<Hub> {
  const { clock, config, database, log, presence } = services
  const onError = (error: unknown) => log.error({ err: error }, 'realtime')
  const hub = createHub({
    clock,
    database,
    presence,
    findViewableClinic: findViewableClinic(services),
    findPrincipals: findPrincipals(services),
    recordDenied: (principal, eContactId) =>
      database.transaction({ actor: 'system' }, (tx) =>
        appendAudit(
          tx,
          {
            clinicId: principal.employments[0]?.clinicId ?? null,
            subjectPersonId: null,
            objectType: 'eContact',
            objectId: eContactId,
          },
          {
            actor: { userId: principal.userId, sessionHash: principal.sessionHash, role: 'PRM_DOCTOR' },
            action: 'E_CONTACT_VIEW',
            outcome: 'DENIED',
            requestId: 'websocket',
            at: clock.now(),
          },
        ),
      ),
    onError,
  })
  await hub.start()
  const publicUrl = new URL(config.publicUrl)
  acceptSockets(server, {
    hub,
    clock,
    findPrincipal: findPrincipal(services),
    publicOrigin: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    onError,
  })
  return hub
}
