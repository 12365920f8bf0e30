import { createReadStream } from 'node:fs'

/** Everything below space but tab, line breaks and form feed; and DEL. */
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const controlCharacter = /[\x00-\x08\x0b\x0e-\x1f\x7f]/
const markup = /<\s*(!doctype|!entity|html|body|script|svg|iframe|embed|style|img)(?:[\s>/(]|$)/i
const scriptStart = /^\ufeff?\s*(<\?|<!--|#!|@echo\b|%!ps|\{\\rtf)/i
/** Longer than any opening that `markup` looks for, so that one cut by a chunk border is still seen. */
const overlapChars = 64

/**
 * Recognises plain text, whole file, piece by piece.
 *
 * @returns its encoding, or `undefined` when it is not text or looks like markup or a script that some program
 *   would run. Windows-1257 is what older Baltic programs write.
 */
export async function detectPlainText(path: string): Promise<'utf-8' | 'windows-1257' | undefined> {
  for (const encoding of ['utf-8', 'windows-1257'] as const) {
    const verdict = await judge(path, encoding)
    if (verdict === 'TEXT') return encoding
    if (verdict === 'SUSPICIOUS') return undefined
  }
  return undefined
}

async function judge(path: string, encoding: string): Promise<'TEXT' | 'SUSPICIOUS' | 'OTHER_ENCODING'> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      return undefined // not this encoding
    }
  }
  let before: string | undefined
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decode(chunk)
    if (text === undefined) return 'OTHER_ENCODING'
    if (before === undefined && scriptStart.test(text)) return 'SUSPICIOUS'
    const seen = (before ?? '') + text
    if (controlCharacter.test(text) || markup.test(seen)) return 'SUSPICIOUS'
    before = seen.slice(-overlapChars)
  }
  return decode() === undefined ? 'OTHER_ENCODING' : 'TEXT'
}
