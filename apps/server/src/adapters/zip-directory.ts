import type { FileHandle } from 'node:fs/promises'

export interface ZipEntry {
  name: string
  isEncrypted: boolean
  isDeflated: boolean
  packedBytes: number
  unpackedBytes: number
  /** Where the entry's own header begins in the file. */
  offset: number
}

const endRecordBytes = 22
const longestComment = 65_535
/** 1000 entries with long names fit many times over; more is no document. */
const longestDirectoryBytes = 4 * 1024 * 1024

/**
 * Reads the table of contents of a ZIP file without unpacking anything.
 *
 * @returns `undefined` when the file does not end in a plain, whole ZIP directory. ZIP64 and archives in several parts
 *   count as not plain: no office document under 50 MB needs them.
 */
export async function readZipDirectory(file: FileHandle): Promise<ZipEntry[] | undefined> {
  const { size } = await file.stat()
  const end = await findEndRecord(file, size)
  if (end === undefined) return undefined
  const disks = end.record.readUInt32LE(4)
  const countHere = end.record.readUInt16LE(8)
  const count = end.record.readUInt16LE(10)
  const directoryBytes = end.record.readUInt32LE(12)
  const directoryOffset = end.record.readUInt32LE(16)
  if (disks !== 0 || countHere !== count || count === 0xffff) return undefined
  if (directoryBytes > longestDirectoryBytes || directoryOffset + directoryBytes !== end.offset)
    return undefined

  const directory = await readExactly(file, directoryOffset, directoryBytes)
  return directory && parseEntries(directory, count, directoryOffset)
}

/** Whether the file's last bytes make some reader take it for a ZIP archive, whatever it begins with. */
export async function endsLikeZip(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  return (await findEndRecord(file, size)) !== undefined
}

async function findEndRecord(file: FileHandle, size: number) {
  const start = Math.max(0, size - endRecordBytes - longestComment)
  const tail = await readExactly(file, start, size - start)
  if (tail === undefined) return undefined
  for (let at = tail.length - endRecordBytes; at >= 0; at--) {
    const isEnd = tail.readUInt32LE(at) === 0x06054b50
    const commentBytes = isEnd ? tail.readUInt16LE(at + 20) : 0
    if (isEnd && at + endRecordBytes + commentBytes === tail.length) {
      return { record: tail.subarray(at, at + endRecordBytes), offset: start + at }
    }
  }
  return undefined
}

function parseEntries(directory: Buffer, count: number, directoryOffset: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined
    const flags = directory.readUInt16LE(at + 8)
    const method = directory.readUInt16LE(at + 10)
    const nameBytes = directory.readUInt16LE(at + 28)
    const next = at + 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    const offset = directory.readUInt32LE(at + 42)
    if (next > directory.length || offset >= directoryOffset || (method !== 0 && method !== 8))
      return undefined
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      // Bit 0: encrypted; bit 6: strong encryption; bit 13: encrypted directory.
      isEncrypted: (flags & 0b0010_0000_0100_0001) !== 0,
      isDeflated: method === 8,
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      offset,
    })
    at = next
  }
  return at === directory.length ? entries : undefined
}

/** The packed bytes of one entry, or `undefined` when its own header disagrees with the directory. */
export async function readPackedEntry(file: FileHandle, entry: ZipEntry): Promise<Buffer | undefined> {
  const header = await readExactly(file, entry.offset, 30)
  if (header === undefined || header.readUInt32LE(0) !== 0x04034b50) return undefined
  return readExactly(
    file,
    entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28),
    entry.packedBytes,
  )
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  const buffer = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, position + read)
    if (bytesRead === 0) return undefined
    read += bytesRead
  }
  return buffer
}
