import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Clock } from '../clock.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { hashToken, readToken } from '../http/session-cookie.ts'
import type { Principal } from '../principal.ts'
import { audienceOf } from './connection.ts'
import type { Hub } from './hub.ts'

const PATH = '/api/ws-prm'
const MAX_FRAME_BYTES = 16 * 1024
const MAX_SOCKETS_OF_A_SESSION = 5

export type UpgradeDependencies = {
  hub: Hub
  clock: Clock
  findPrincipal: (tokenHash: string, now: Date) => Promise<Principal | null>
  publicOrigin: string
  isHttps: boolean
  onError: (error: unknown) => void
}

/** Lets signed-in users of this site open a socket: origin and session are checked before anything is accepted. */
export function acceptSockets(server: Server, dependencies: UpgradeDependencies): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  })
  server.on('upgrade', (request, socket, head) => {
    upgrade(request, socket, head).catch((error: unknown) => {
      dependencies.onError(error)
      refuse(socket, '503 Service Unavailable')
    })
  })

  const headers = Object.entries({
    ...securityHeaders(dependencies.isHttps),
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': '0',
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const refuse = (socket: Duplex, status: string) => socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n`)

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<unknown> {
    socket.on('error', () => socket.destroy())
    if (new URL(request.url ?? '', 'http://host').pathname !== PATH) return refuse(socket, '404 Not Found')
    if (!isOwnOrigin(request.headers, dependencies.publicOrigin)) return refuse(socket, '403 Forbidden')
    if (dependencies.hub.isStopping()) return refuse(socket, '503 Service Unavailable')
    const token = readToken('SESSION', request.headers.cookie, dependencies.isHttps)
    const principal = token
      ? await dependencies.findPrincipal(hashToken(token), dependencies.clock.now())
      : null
    if (!principal) return refuse(socket, '401 Unauthorized')
    const { clinicIds, isPatient } = audienceOf(principal)
    if (clinicIds.size === 0 && !isPatient) return refuse(socket, '403 Forbidden')
    const { hub } = dependencies
    const isFull = () => hub.socketsOf(principal.sessionHash) >= MAX_SOCKETS_OF_A_SESSION
    if (isFull()) await hub.dropDead(principal.sessionHash)
    if (isFull()) return refuse(socket, '429 Too Many Requests')
    return sockets.handleUpgrade(request, socket, head, (webSocket) => hub.connect(webSocket, principal))
  }
}
