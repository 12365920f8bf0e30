import { open } from 'node:fs/promises'

const END_RECORD_BYTES = 22
const LONGEST_COMMENT = 65_535
const END_RECORD = 0x06054b50

/** Whether the file's last bytes make some reader take it for a ZIP archive, whatever it begins with. */
export async function endsLikeZip(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - END_RECORD_BYTES - LONGEST_COMMENT)
    const { buffer: tail, bytesRead } = await file.read({
      buffer: Buffer.alloc(size - start),
      position: start,
    })
    for (let at = bytesRead - END_RECORD_BYTES; at >= 0; at--) {
      const isEnd = tail.readUInt32LE(at) === END_RECORD
      if (isEnd && at + END_RECORD_BYTES + tail.readUInt16LE(at + 20) === bytesRead) return true
    }
    return false
  } finally {
    await file.close()
  }
}
