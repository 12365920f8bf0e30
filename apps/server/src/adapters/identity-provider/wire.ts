import { IdentityRefused } from './identity-provider.ts'

const DEADLINE_MS = 10_000
const LONGEST_BODY_BYTES = 262_144

export type WireResponse = { status: number; body: Buffer }

/**
 * One call to a configured provider: no redirects, ten seconds for the whole of it, a limited body.
 *
 * @throws IdentityRefused UNREACHABLE when there is no answer in time
 */
export async function callProvider(url: string, init: RequestInit = {}): Promise<WireResponse> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return { status: response.status, body: await readLimited(response) }
  } catch (error) {
    throw new IdentityRefused('UNREACHABLE', error instanceof Error ? error.message : 'no answer')
  }
}

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > LONGEST_BODY_BYTES) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const jsonBody = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** @throws IdentityRefused UNREACHABLE for what is no JSON object */
export function readJson({ body }: WireResponse): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString())
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Told below, like every other answer that is none.
  }
  throw new IdentityRefused('UNREACHABLE', 'the answer is no JSON')
}

/** A text of an answer, or undefined for anything else. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
export const partOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
