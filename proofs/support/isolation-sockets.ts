import type { ServerMessage } from '@vastus/contract/realtime'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { startRealtime } from '../../apps/server/src/sockets.ts'
import { canariesIn, ENTITLED, isOwn } from './canaries.ts'
import { PRINCIPALS, type PrincipalName } from './principals.ts'
import type { World } from './world.ts'

/** Who has no session, or nothing to hear, is turned away. */
const REFUSED: Partial<Record<PrincipalName, number>> = {
  anonymous: 401,
  expired: 401,
  withoutConsents: 403,
  deactivated: 403,
  admin: 403,
}

export type Listeners = {
  /** Each frame so far that tells somebody what is not theirs. */
  leaks: () => string[]
  frames: () => number
  /** Waits until everything said so far has arrived. */
  settle: () => Promise<void>
  stop: () => Promise<void>
}

/** One open socket for each principal who may have one; the others must be turned away. */
export async function listenAsEverybody(world: World): Promise<Listeners> {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `ws://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/ws-prm`
  const hub = await startRealtime(world.services, world.app.server)
  const heard: { principal: PrincipalName; text: string }[] = []
  const sockets = new Map<PrincipalName, WebSocket>()
  const leaks: string[] = []

  async function open(principal: PrincipalName): Promise<void> {
    const socket = new WebSocket(url, { headers: { cookie: await freshSession(world, principal) } })
    if (REFUSED[principal]) {
      const [, response] = await once(socket, 'unexpected-response')
      if (response.statusCode !== REFUSED[principal])
        leaks.push(`the socket of ${principal} is answered ${response.statusCode}`)
      socket.on('error', () => undefined)
      socket.terminate()
      return
    }
    socket.on('message', (data) => heard.push({ principal, text: String(data) }))
    await once(socket, 'open')
    sockets.set(principal, socket)
  }

  /**
   * Answered after everything that was said before, and, unlike a heartbeat, not counted as talking: who talks too much is turned away.
   * A socket that was closed with its session is opened again.
   */
  async function settle(): Promise<void> {
    for (const [principal, socket] of sockets) {
      if (socket.readyState !== WebSocket.OPEN) {
        await open(principal)
        continue
      }
      await new Promise<void>((resolve) => {
        const settled = () => {
          socket.off('pong', settled).off('close', settled)
          resolve()
        }
        socket.on('pong', settled).on('close', settled).ping()
      })
    }
  }

  for (const principal of PRINCIPALS) await open(principal)
  return {
    leaks: () => [...leaks, ...heard.flatMap((each) => leaksOf(world, each))],
    frames: () => heard.length,
    settle,
    stop: async () => {
      await hub.stop()
      for (const socket of sockets.values()) socket.terminate()
    },
  }
}

/** Its own session: the calls of the matrix end theirs. */
async function freshSession(world: World, principal: PrincipalName): Promise<string> {
  if (principal === 'anonymous' || principal === 'expired') return world.clients[principal].cookie() ?? ''
  return (await world.signedInAs(world.users[principal])).cookie() ?? ''
}

/** A frame may name own e-contacts alone, and nobody whom the listener does not know. */
function leaksOf(world: World, { principal, text }: { principal: PrincipalName; text: string }): string[] {
  const told = canariesIn(text).filter(
    (found) => !ENTITLED[principal].includes(found) || /medical|note|draft/.test(found),
  )
  const message = JSON.parse(text) as ServerMessage
  const ids =
    message.type === 'E_CONTACT_VIEWERS'
      ? message.views.map(({ eContactId }) => eContactId)
      : 'eContactId' in message
        ? [message.eContactId]
        : []
  const byId = new Map(Object.entries(world.objects.eContact).map(([owner, id]) => [id, owner]))
  // What was sent during the run is nobody's object of the world: it is looked at by its creator's side.
  const foreign = ids.filter((id) => byId.has(id) && !isOwn(principal, 'eContact', byId.get(id) ?? ''))
  return [...told, ...foreign.map((id) => `e-contact ${id}`)].map(
    (what) => `a frame to ${principal} tells ${what}: ${text.slice(0, 200)}`,
  )
}
