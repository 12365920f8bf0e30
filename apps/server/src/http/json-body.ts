import { InvalidInput } from '../errors.ts'

const MAX_DEPTH = 20
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses a JSON body: valid UTF-8, no `__proto__`, at most 20 levels deep. What its texts may hold, each field of the
 * contract says.
 *
 * @throws InvalidInput
 */
export function parseJsonBody(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(bytes), (key, inner: unknown) => {
      if (key === '__proto__') throw new SyntaxError('key')
      if (typeof inner === 'number' && !Number.isFinite(inner)) throw new SyntaxError('number')
      return inner
    })
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError)
      throw new InvalidInput([{ path: '', rule: 'JSON' }])
    throw error
  }
  if (depthOf(value, 0) > MAX_DEPTH) throw new InvalidInput([{ path: '', rule: 'JSON_DEPTH' }])
  return value
}

function depthOf(value: unknown, level: number): number {
  if (value === null || typeof value !== 'object' || level > MAX_DEPTH) return level
  let deepest = level + 1
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, level + 1))
  return deepest
}
