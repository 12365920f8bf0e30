import { createReadStream } from 'node:fs'

const OWN_STREAMS = { doc: ['WORDDOCUMENT'], xls: ['WORKBOOK', 'BOOK'] } as const
const MACROS = '_VBA_PROJECT'
/** Streams of embedded objects: a packed file, a Word object, and the equation editor that runs code. */
const OBJECTS = ['\u0001OLE10NATIVE', '\u0003OBJINFO', 'EQUATION NATIVE']
/** In the text of a Word document a field begins with this character and then names its command. */
// oxlint-disable-next-line no-control-regex -- the text is bytes
const ddeField = /\x13\s*DDE|\x13\0(?:\s\0)*D\0D\0E\0/i
/** Longer than anything looked for, so that one cut by a border between two chunks is still seen. */
const OVERLAP = 128

/**
 * Judges an office file of before 2007. Its container also holds installers and mails; the names of its streams, written
 * two bytes a letter, tell what it is.
 *
 * @returns the format, or why the file is refused
 */
export async function readOldOfficeFile(
  path: string,
): Promise<{ format: 'doc' | 'xls' } | { reason: 'MACROS' | 'CONTENT_NOT_ALLOWED' }> {
  const names = [...OWN_STREAMS.doc, ...OWN_STREAMS.xls, MACROS, ...OBJECTS]
  const wide = names.map((name) => ({ name, bytes: Buffer.from(name, 'utf16le').toString('latin1') }))
  const found = new Set<string>()
  let before = ''
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = before + chunk.toString('latin1').toUpperCase()
    for (const { name, bytes } of wide) if (text.includes(bytes)) found.add(name)
    if (ddeField.test(text)) return { reason: 'MACROS' }
    before = text.slice(-OVERLAP)
  }
  if ([MACROS, ...OBJECTS].some((name) => found.has(name))) return { reason: 'MACROS' }
  if (OWN_STREAMS.doc.some((name) => found.has(name))) return { format: 'doc' }
  if (OWN_STREAMS.xls.some((name) => found.has(name))) return { format: 'xls' }
  return { reason: 'CONTENT_NOT_ALLOWED' }
}
