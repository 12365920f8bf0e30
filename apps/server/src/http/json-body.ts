import { InvalidInput } from '../errors.ts'

const MAX_DEPTH = 20
const decoder = new TextDecoder('utf-8', { fatal: true })
/** Control characters, but for tab and the line breaks. */
const REFUSED_CHARACTERS = /(?![\t\n\r])\p{Cc}/u

/**
 * Parses a JSON body at the door: valid UTF-8, no NUL or other control characters but tab and line breaks, no lone
 * surrogates, no `__proto__`, at most 20 levels deep. Line breaks become \n.
 *
 * @throws InvalidInput
 */
export function parseJsonBody(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(bytes), (key, inner: unknown) => {
      if (key === '__proto__' || !isCleanText(key)) throw new SyntaxError('key')
      if (typeof inner === 'string') {
        if (!isCleanText(inner)) throw new SyntaxError('text')
        return inner.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
      }
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

/** True for text that may enter the product. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !REFUSED_CHARACTERS.test(text)
}

function depthOf(value: unknown, level: number): number {
  if (value === null || typeof value !== 'object' || level > MAX_DEPTH) return level
  let deepest = level + 1
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, level + 1))
  return deepest
}
