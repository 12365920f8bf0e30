import { randomUUID } from 'node:crypto'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'

export type BrowserResponse = { status: number; body: unknown }
export type HttpsBrowser = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<BrowserResponse>

/** One browser that keeps its cookies and trusts one certificate. Paths begin with `/api`. */
export function httpsBrowser({ origin, ca }: { origin: string; ca: string }): HttpsBrowser {
  const jar = new Map<string, string>()
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const call = request(new URL(path, origin), {
        method,
        ca,
        headers: {
          origin,
          cookie: [...jar.values()].join('; '),
          'idempotency-key': randomUUID(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      })
      call.once('error', reject)
      call.once('response', (response) => {
        for (const each of response.headers['set-cookie'] ?? []) {
          const pair = each.split(';')[0] ?? ''
          jar.set(pair.split('=')[0] ?? '', pair)
        }
        text(response).then(
          (words) =>
            resolve({ status: response.statusCode ?? 0, body: words === '' ? null : JSON.parse(words) }),
          reject,
        )
      })
      call.end(body === undefined ? undefined : JSON.stringify(body))
    })
}
