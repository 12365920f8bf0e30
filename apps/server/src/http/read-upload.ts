import type { Multipart as MultipartPart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { InvalidInput } from '../errors.ts'

/** Largest header of one part. The parser cuts what is longer, which `LONGEST_NAME` then notices. */
export const PART_HEADER_BYTES = 32 * 1024
/** No program gives a file such a name: its header was cut. */
const LONGEST_NAME = 8000

/** The body of a MULTIPART route: its one file part, still streaming. */
export type UploadedPart = {
  stream: Readable
  /**
   * Reads what follows the file, once its stream has ended. A second file is refused with InvalidInput.
   *
   * @returns the file's name: the `fileName` field, before or behind the file, or the name in the file's own header
   */
  end: () => Promise<string>
}

/** Exactly one file part, with an optional `fileName` field beside it. */
export async function readUpload(request: FastifyRequest): Promise<UploadedPart> {
  if (!request.isMultipart()) throw new InvalidInput([{ path: 'file', rule: 'REQUIRED' }])
  const nextPart = partsOf(request)
  let fileName: string | undefined
  for (;;) {
    const part = await nextPart()
    if (!part) throw new InvalidInput([{ path: 'file', rule: 'REQUIRED' }])
    if (part.type === 'field') {
      fileName = nameIn(part, fileName)
      continue
    }
    if (part.fieldname !== 'file') throw new InvalidInput([{ path: part.fieldname, rule: 'FORM' }])
    const ownName = asUnicode(part.filename)
    if (ownName.length > LONGEST_NAME) throw new InvalidInput([{ path: 'file', rule: 'FORM' }])
    const end = async () => {
      for (let next = await nextPart(); next; next = await nextPart()) fileName = nameIn(next, fileName)
      return fileName ?? ownName
    }
    return { stream: part.file, end }
  }
}

function nameIn(part: MultipartPart, before: string | undefined): string {
  const isName = part.type === 'field' && part.fieldname === 'fileName' && before === undefined
  if (!isName || typeof part.value !== 'string' || part.valueTruncated)
    throw new InvalidInput([{ path: part.fieldname, rule: 'FORM' }])
  return part.value
}

/** The parser hands on a name in an encoding that it does not know byte by byte. Mostly the bytes are UTF-8. */
function asUnicode(name: string): string {
  if (!/^[\0-\xff]*[\x80-\xff][\0-\xff]*$/.test(name)) return name
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(name, 'latin1'))
  } catch {
    return name // It holds letters of Latin-1, as it seemed.
  }
}

/** The parser's own complaints are about the body, so they are the caller's to mend. */
function partsOf(request: FastifyRequest) {
  const parts = request.parts()
  return async () => {
    try {
      const next: IteratorResult<MultipartPart, unknown> = await parts.next()
      return next.done ? undefined : next.value
    } catch (error) {
      if (error instanceof Error && 'statusCode' in error) throw error
      throw new InvalidInput([{ path: 'file', rule: 'FORM' }])
    }
  }
}
