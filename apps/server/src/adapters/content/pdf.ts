import { createReadStream } from 'node:fs'
import { createInflate } from 'node:zlib'

/**
 * Names of a PDF that mean: run a script, start a program, carry a file, send a form, play a rich medium. Each action of
 * these kinds must be spelled with its name, so the names are searched for in all bytes, wherever a reader may find them.
 */
const ACTIVE_NAMES = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'GoToE',
  'ImportData',
  'SubmitForm',
  'XFA',
]
/** A name ends at a delimiter; any of its letters may be written as '#' and two digits. */
const nameEnd = '(?=[\\s/<>\\[\\](){}%]|$)'
const anyName = (names: readonly string[]) =>
  `/(?:${names.map((name) => [...name].map(letterOrCode).join('')).join('|')})${nameEnd}`
const activeName = new RegExp(anyName(ACTIVE_NAMES))
/** The begin of a stream, and what tells that the stream's dictionary is one of an object stream. */
const landmarks = new RegExp(
  `(?<objects>${anyName(['ObjStm'])}|${anyName(['First'])}\\s*\\d+(?!\\d|\\s+\\d+\\s+R))|(?<end>\\bendobj\\b)|(?<stream>(?<!end)stream\\r?\\n)`,
  'g',
)
const encrypted = new RegExp(anyName(['Encrypt']))
const objectNumbers = /^\s*\d+\s+\d+/
const OVERLAP = 512
const MAX_OBJECT_STREAM_BYTES = 50 * 1024 * 1024

/** White space and a byte order mark before the header are common; anything else in front is another format. */
const header = /^(?:\xef\xbb\xbf)?[\s\0]{0,1000}%PDF-\d/

export function beginsLikePdf(head: Buffer): boolean {
  return header.test(head.subarray(0, 1024).toString('latin1'))
}

/**
 * Looks for active content, also in the packed streams that newer writers keep their objects in. An object stream that
 * cannot be read (locked, or packed in an unusual way) counts as active: nobody can say what it holds.
 */
export async function hasActivePdfContent(path: string): Promise<boolean> {
  const objectStreams: number[] = []
  let isObjectStream = false
  let isEncrypted = false
  let before = ''
  let position = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = before + chunk.toString('latin1')
    if (activeName.test(text)) return true
    isEncrypted ||= encrypted.test(text)
    const start = position - before.length
    for (const match of text.matchAll(landmarks)) {
      // What ends in the overlap was seen with the chunk before.
      const end = match.index + match[0].length
      if (end <= before.length && before.length > 0) continue
      if (match.groups?.objects !== undefined) isObjectStream = true
      else if (match.groups?.end !== undefined) isObjectStream = false
      else {
        if (isObjectStream) objectStreams.push(start + end)
        isObjectStream = false
      }
    }
    position += chunk.length
    before = text.slice(-OVERLAP)
  }
  if (isEncrypted && objectStreams.length > 0) return true
  for (const offset of objectStreams) if (await hidesSomething(path, offset)) return true
  return false
}

async function hidesSomething(path: string, offset: number): Promise<boolean> {
  const unpacked = createReadStream(path, { start: offset }).pipe(createInflate())
  let before = ''
  let bytes = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      const text = before + chunk.toString('latin1')
      if (bytes === 0 && !objectNumbers.test(text)) return true
      bytes += chunk.length
      if (bytes > MAX_OBJECT_STREAM_BYTES || activeName.test(text)) return true
      before = text.slice(-OVERLAP)
    }
    return false
  } catch {
    return true // not packed as object streams are, or damaged: what it holds is not known
  }
}

function letterOrCode(letter: string): string {
  const code = letter.charCodeAt(0).toString(16)
  const anyCase = [...code]
    .map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
    .join('')
  return `(?:${letter}|#${anyCase})`
}
