import type { Multipart as MultipartPart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { InvalidInput } from '../errors.ts'

/** The body of a MULTIPART route: its one file part, still streaming. */
export type UploadedPart = {
  fileName: string
  stream: Readable
  /** Reads what follows the file, once its stream has ended. A second file is refused with InvalidInput. */
  end: () => Promise<void>
}

/** Exactly one file part, with an optional `fileName` field before it. */
export async function readUpload(request: FastifyRequest): Promise<UploadedPart> {
  if (!request.isMultipart()) throw new InvalidInput([{ path: 'file', rule: 'REQUIRED' }])
  const nextPart = partsOf(request)
  let fileName: string | undefined
  for (;;) {
    const part = await nextPart()
    if (!part) throw new InvalidInput([{ path: 'file', rule: 'REQUIRED' }])
    if (part.type === 'field') {
      if (part.fieldname !== 'fileName' || typeof part.value !== 'string' || part.valueTruncated)
        throw new InvalidInput([{ path: part.fieldname, rule: 'FORM' }])
      fileName = part.value
    } else {
      if (part.fieldname !== 'file') throw new InvalidInput([{ path: part.fieldname, rule: 'FORM' }])
      const end = async () => {
        const next = await nextPart()
        if (next) throw new InvalidInput([{ path: next.fieldname, rule: 'FORM' }])
      }
      return { fileName: fileName ?? part.filename, stream: part.file, end }
    }
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
