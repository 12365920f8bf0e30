import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** As many leading bytes as recognising a content type needs. */
const headSizeBytes = 4100

export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

export interface ReceivedUpload {
  /** A temporary file; its receiver removes it when done. */
  path: string
  sizeBytes: number
  /** Lower-case hexadecimal. */
  sha256: string
  /** The first 4100 bytes, or all of a shorter file. */
  head: Buffer
}

/**
 * Writes an incoming stream to a temporary file, piece by piece, counting and hashing on the way. The store that takes it
 * over makes it last. On any failure the temporary file is gone and the stream is destroyed.
 *
 * @param options.maxBytes the largest accepted size; a parser in front must let at least one byte more through,
 *   otherwise a cut file would pass for a whole one
 * @throws FileTooLarge at the first byte too many, without reading the rest
 */
export async function receiveUpload(
  stream: AsyncIterable<Buffer>,
  options: { maxBytes: number; tempDir: string },
): Promise<ReceivedUpload> {
  await mkdir(options.tempDir, { recursive: true })
  const path = join(options.tempDir, `${randomUUID()}.upload`)
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  const heads: Buffer[] = []
  let sizeBytes = 0
  try {
    for await (const chunk of stream) {
      if (sizeBytes < headSizeBytes) heads.push(Buffer.from(chunk.subarray(0, headSizeBytes - sizeBytes)))
      sizeBytes += chunk.length
      if (sizeBytes > options.maxBytes) throw new FileTooLarge('the file is too large')
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    await file.close()
    return { path, sizeBytes, sha256: hash.digest('hex'), head: Buffer.concat(heads) }
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
}
