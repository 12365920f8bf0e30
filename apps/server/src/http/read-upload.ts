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
  /** Another field of the form, before or behind the file, as it was sent. Known after `end`. */
  field: (name: string) => string | undefined
}

/**
 * Exactly one file part, with the fields beside it that the route takes, each at most once.
 *
 * @param names the fields that may be there; `fileName` is always among them
 */
export async function readUpload(request: FastifyRequest, names: readonly string[]): Promise<UploadedPart> {
  if (!request.isMultipart()) throw new InvalidInput([{ path: 'file', rule: 'REQUIRED' }])
  const nextPart = partsOf(request)
  const fields = new Map<string, string>()
  for (;;) {
    const part = await nextPart()
    if (!part) throw new InvalidInput([{ path: 'file', rule: 'REQUIRED' }])
    if (part.type === 'field') {
      keepField(fields, part, names)
      continue
    }
    if (part.fieldname !== 'file') throw new InvalidInput([{ path: part.fieldname, rule: 'FORM' }])
    const ownName = asUnicode(part.filename)
    if (ownName.length > LONGEST_NAME) throw new InvalidInput([{ path: 'file', rule: 'FORM' }])
    const end = async () => {
      for (let next = await nextPart(); next; next = await nextPart()) keepField(fields, next, names)
      return fields.get('fileName') ?? ownName
    }
    return { stream: part.file, end, field: (name) => fields.get(name) }
  }
}

function keepField(fields: Map<string, string>, part: MultipartPart, names: readonly string[]): void {
  const { fieldname } = part
  const isWanted = part.type === 'field' && names.includes(fieldname) && !fields.has(fieldname)
  if (!isWanted || typeof part.value !== 'string' || part.valueTruncated)
    throw new InvalidInput([{ path: fieldname, rule: 'FORM' }])
  fields.set(fieldname, part.value)
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
