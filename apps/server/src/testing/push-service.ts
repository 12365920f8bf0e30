import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Dial } from '../adapters/outbound/dial.ts'
import { selfSigned } from './self-signed.ts'

export const PUSH_HOST = 'push.example.test'

/** What arrived for a browser, as the browser reads it. */
export type PushedMessage = {
  browser: TestBrowser
  message: { title: string; body: string; path: string; tag: string; language: string }
  headers: Record<string, string | string[] | undefined>
  /** What the sender says of itself, its signature checked. */
  claims: { aud: string; exp: number; sub: string }
}
export type TestBrowser = ReturnType<typeof newBrowser>
/** A status, with headers; or no answer, or none in time, or one that nobody understands. */
export type PushBehaviour =
  | { status: number; headers?: Record<string, string> }
  | 'SILENCE'
  | 'GARBAGE'
  | { slowMs: number }

export interface TestPushService {
  port: number
  dial: Dial
  pushed: PushedMessage[]
  /** Requests, taken or not. */
  asked: () => number
  /** A browser that takes push messages; it trusts the sender's key. */
  subscribe: (publicKey: string) => TestBrowser
  behave: (how: 'WELL' | PushBehaviour) => void
  stop: () => Promise<void>
}

/** A push service on loopback, with a certificate of its own; it reads as the browsers do, by RFC 8291. */
export async function startPushService(): Promise<TestPushService> {
  const { key, cert } = selfSigned(PUSH_HOST)
  const browsers = new Map<string, TestBrowser & { senderKey: string }>()
  const pushed: PushedMessage[] = []
  let how: 'WELL' | PushBehaviour = 'WELL'
  let asked = 0

  const server: Server = createServer({ key, cert }, (request, response) => {
    asked++
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const slowMs = typeof how === 'object' && 'slowMs' in how ? how.slowMs : 0
      if (how !== 'WELL' && slowMs === 0) return misbehave(response, how)
      const browser = browsers.get(request.url ?? '')
      if (!browser) return void response.writeHead(410).end()
      const message = JSON.parse(browser.read(Buffer.concat(parts))) as PushedMessage['message']
      const claims = claimsOf(String(request.headers.authorization), browser.senderKey)
      pushed.push({ browser, message, headers: request.headers, claims })
      setTimeout(() => response.writeHead(201).end(), slowMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    port,
    dial: async () => ({ address: '127.0.0.1', port, ca: cert }),
    pushed,
    asked: () => asked,
    subscribe(publicKey) {
      const browser = newBrowser(`/push/${randomBytes(9).toString('base64url')}`)
      browsers.set(browser.path, { ...browser, senderKey: publicKey })
      return browser
    },
    behave: (next) => {
      how = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function misbehave(response: ServerResponse, how: PushBehaviour): void {
  if (how === 'SILENCE') return
  if (how === 'GARBAGE') return void response.socket?.end(randomBytes(600))
  if ('status' in how) response.writeHead(how.status, how.headers).end('{"reason":"no"}')
}

/** What a browser keeps of a subscription: the private key never leaves it. */
function newBrowser(path: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://${PUSH_HOST}${path}`
  const p256dh = keys.getPublicKey().toString('base64url')
  return {
    path,
    endpoint,
    pushEndpoint: JSON.stringify({
      endpoint,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString('base64url') },
    }),
    read: (body: Buffer) => decrypt(body, keys, auth),
  }
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const secret = derive(keys.computeSecret(senderKey), auth, context, 32)
  const sealed = body.subarray(21 + senderKey.length)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  if (text.at(-1) !== 2) throw new Error('the last record does not say so')
  return text.subarray(0, -1).toString()
}

/** @throws when the header is not signed by the key that the browser subscribed with */
function claimsOf(header: string, publicKey: string): PushedMessage['claims'] {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({
        key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
        format: 'jwk',
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || key !== publicKey) throw new Error('the sender is not the one that was subscribed to')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as PushedMessage['claims']
}
