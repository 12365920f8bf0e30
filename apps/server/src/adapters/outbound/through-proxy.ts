import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import tls from 'node:tls'

const DEADLINE_MS = 5_000
/** Another address of this machine: the server must see it, and not the proxy's own. */
const SECOND_LOOPBACK = '127.0.0.2'

export interface ProxyResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  /** Address from which this machine has asked. */
  askedFrom: string
}

/**
 * Asks the product at the address that people type, as they do: through the reverse proxy.
 *
 * @param headers with a content-length no body is sent: a proxy that refuses the size says so before it arrives
 * @throws the system's error, with its code, when nothing answers within 5 s
 */
export async function askThroughProxy(
  publicUrl: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<ProxyResponse> {
  const url = new URL(path, publicUrl)
  const { address } = await lookup(url.hostname.replace(/^\[|\]$/g, ''))
  const localAddress =
    address.startsWith('127.') && process.platform === 'linux' ? SECOND_LOOPBACK : undefined
  const isUpgrade = headers['upgrade'] !== undefined
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: {
        ...headers,
        ...(isUpgrade
          ? { connection: 'upgrade', 'sec-websocket-key': randomBytes(16).toString('base64') }
          : {}),
      },
      agent: false,
      ...(localAddress === undefined ? {} : { localAddress }),
    })
    const timer = setTimeout(
      () => request.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
      DEADLINE_MS,
    )
    request.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.once('response', (response) => {
      const askedFrom = response.socket.localAddress ?? ''
      let body = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        body += piece
      })
      response.once('close', () => {
        clearTimeout(timer)
        request.destroy()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, askedFrom })
      })
    })
    if (headers['content-length'] === undefined) request.end()
    else request.flushHeaders()
  })
}

/** What the first contact of a browser with an https address brings: whether HTTP/2 is spoken, and until when the certificate holds. */
export function shakeHands(publicUrl: string): Promise<{ isHttp2: boolean; validUntil: Date }> {
  const { hostname, port } = new URL(publicUrl)
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
      timeout: DEADLINE_MS,
    })
    socket.once('secureConnect', () => {
      resolve({
        isHttp2: socket.alpnProtocol === 'h2',
        validUntil: new Date(socket.getPeerCertificate().valid_to),
      })
      socket.destroy()
    })
    socket.once('timeout', () =>
      socket.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
    )
    socket.once('error', reject)
  })
}
