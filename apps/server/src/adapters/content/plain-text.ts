import { createReadStream } from 'node:fs'
import { countBytes, type TextCharset } from './text-encoding.ts'

/** Control characters that no text holds. Tab, line ends, vertical tab and form feed are fine. */
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const controlCharacter = /[\x00-\x08\x0e-\x1f\x7f]/
const markup = /<\s*(!doctype|!entity|html|body|script|svg|iframe|embed|style|img)(?:[\s>/(]|$)/i
const scriptStart = /^\ufeff?\s*(<\?|<!--|#!|@echo\b|%!ps|\{\\rtf)/i
/** Longer than any opening that `markup` looks for, so that one cut by a chunk border is still seen. */
const OVERLAP_CHARS = 64

export type TextVerdict =
  | { kind: 'TEXT' /** Unknown where no encoding explains the bytes. */; charset: TextCharset | undefined }
  /** Text that some program would run: a page, a script. */
  | { kind: 'MARKUP' }
  | { kind: 'NO_TEXT' }

/**
 * Recognises plain text by all of its bytes, piece by piece: UTF-8, UTF-16 with a byte order mark, or an encoding of one
 * byte a letter. A text stays one although its first letters look like the signature of another format.
 */
export async function readPlainText(head: Buffer, path: string): Promise<TextVerdict> {
  const wide =
    head[0] === 0xff && head[1] === 0xfe
      ? 'utf-16le'
      : head[0] === 0xfe && head[1] === 0xff
        ? 'utf-16be'
        : undefined
  const unicode = wide ?? 'utf-8'
  const verdict = await judge(path, new TextDecoder(unicode, { fatal: true, ignoreBOM: true }))
  if (verdict !== 'OTHER_ENCODING')
    return verdict === 'TEXT' ? { kind: 'TEXT', charset: unicode } : { kind: verdict }
  if (wide !== undefined) return { kind: 'NO_TEXT' }
  const bytes = countBytes()
  const plain = await judge(path, new TextDecoder('latin1'), bytes.add)
  return plain === 'TEXT'
    ? { kind: 'TEXT', charset: bytes.guess() }
    : { kind: plain === 'MARKUP' ? 'MARKUP' : 'NO_TEXT' }
}

async function judge(
  path: string,
  decoder: InstanceType<typeof TextDecoder>,
  alsoSee: (chunk: Buffer) => void = () => {},
): Promise<'TEXT' | 'MARKUP' | 'NO_TEXT' | 'OTHER_ENCODING'> {
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      return undefined // not this encoding
    }
  }
  let before: string | undefined
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    alsoSee(chunk)
    const text = decode(chunk)
    if (text === undefined) return 'OTHER_ENCODING'
    if (before === undefined && scriptStart.test(text)) return 'MARKUP'
    const seen = (before ?? '') + text
    if (controlCharacter.test(text)) return 'NO_TEXT'
    if (markup.test(seen)) return 'MARKUP'
    before = seen.slice(-OVERLAP_CHARS)
  }
  return decode() === undefined ? 'OTHER_ENCODING' : 'TEXT'
}
