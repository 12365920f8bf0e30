import { GatewayDown } from './sms-gateway.ts'

const DEADLINE_MS = 15_000
const LONGEST_BODY_BYTES = 65_536
/** No connection came about, so nothing was asked. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export type GatewayResponse = { status: number; body: string }

/**
 * One call to a gateway: no redirects, fifteen seconds for the whole of it, a limited body.
 *
 * @returns null when the gateway was asked and no whole answer came back
 * @throws GatewayDown when it was not reached
 */
export async function askGateway(url: string, init: RequestInit): Promise<GatewayResponse | null> {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return { status: response.status, body: await readLimited(response) }
  } catch (error) {
    if (wasNeverConnected(error)) throw new GatewayDown('the gateway cannot be reached', { cause: error })
    return null
  }
}

function wasNeverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && NOT_CONNECTED.has(String(cause.code))
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > LONGEST_BODY_BYTES) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Statuses with which a gateway says that it has not looked at the message: not now, or not with this account. */
export const isTurnedAway = (status: number): boolean => [401, 402, 403, 429, 503].includes(status)
