import { request } from 'node:https'
import type { Dial } from './dial.ts'

export type PostResponse = {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const DEADLINE_MS = 5_000
const LONGEST_HEAD_BYTES = 8_192

/**
 * Posts to a host of the outside world: https only, no redirects, the address found once and kept, five seconds for
 * the whole of it. The response's body is not read.
 *
 * @param options.isAllowed which hosts may be called
 * @throws when there is no answer in time, or the host may not be called
 */
export async function post(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: Buffer },
  options: { dial: Dial; isAllowed: (host: string) => boolean; deadlineMs?: number },
): Promise<PostResponse> {
  const url = new URL(address)
  const { hostname } = url
  if (url.protocol !== 'https:' || !options.isAllowed(hostname)) throw new Error('the host may not be called')
  const signal = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS)
  const target = await beforeEnd(options.dial(hostname), signal)
  return new Promise((resolve, reject) => {
    const asked = request({
      method: 'POST',
      host: target.address,
      port: target.port,
      servername: hostname,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: hostname, 'content-length': String(body.length) },
      ...(target.ca === undefined ? {} : { ca: target.ca }),
      agent: false,
      maxHeaderSize: LONGEST_HEAD_BYTES,
      signal,
    })
    asked.on('error', reject)
    asked.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      response.on('error', () => undefined)
      asked.destroy()
    })
    asked.end(body)
  })
}

/** DNS keeps no deadline of its own that we could set short enough. */
async function beforeEnd<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([work, ended])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
