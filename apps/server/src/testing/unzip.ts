import { writeFile, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { readZipDirectory } from '../adapters/zip-directory.ts'

const LOCAL_BYTES = 30

/** Every entry of a ZIP file by its name. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'vastus-zip-'))
  const path = join(folder, 'copy.zip')
  await writeFile(path, bytes)
  const file = await open(path)
  try {
    const entries = await readZipDirectory(file)
    if (!entries) throw new Error('not a whole ZIP file')
    return new Map(
      entries.map(({ name, offset, packedBytes }) => {
        const start = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
        return [name, inflateRawSync(bytes.subarray(start, start + packedBytes))]
      }),
    )
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
}
