import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

const LOCAL_BYTES = 30
const UTF8_NAMES = 0x0800
const DEFLATED = 8
const LONGEST = 0xffff_ffff
const MOST_ENTRIES = 0xffff

/** More than a ZIP without extensions can hold: 4 GB, or 65,535 entries. */
export class ZipTooLarge extends Error {
  override name = 'ZipTooLarge'
}

/** A ZIP file being written to disk, entry by entry; never more than a chunk of it is in memory. */
export type ZipFile = {
  /** @param name with `/` between folders */
  add: (name: string, content: string | Readable) => Promise<void>
  /** Writes the directory and closes the file; its size in bytes. */
  finish: () => Promise<number>
  /** Closes the file as it is, after a failure. */
  abandon: () => Promise<void>
}

/** @param path is created or replaced */
export async function createZipFile(path: string): Promise<ZipFile> {
  const file = await open(path, 'w', 0o600)
  const directory: Buffer[] = []
  let offset = 0

  async function append(bytes: Buffer): Promise<void> {
    await file.write(bytes, 0, bytes.length, offset)
    offset += bytes.length
    if (offset > LONGEST) throw new ZipTooLarge()
  }

  return {
    async add(name, content) {
      if (directory.length >= MOST_ENTRIES * 2) throw new ZipTooLarge()
      const start = offset
      const nameBytes = Buffer.from(name)
      const facts = { crc: 0, bytes: 0, packedBytes: 0 }
      // Sizes are known afterwards and filled in then, so that every reader can go through the file in order.
      await append(Buffer.concat([Buffer.alloc(LOCAL_BYTES), nameBytes]))
      const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
      const packer = createDeflateRaw()
      source.on('data', (chunk: Buffer) => {
        facts.crc = crc32(chunk, facts.crc)
        facts.bytes += chunk.length
      })
      source.once('error', (error) => packer.destroy(error))
      source.pipe(packer)
      for await (const chunk of packer as AsyncIterable<Buffer>) {
        facts.packedBytes += chunk.length
        await append(chunk)
      }
      if (facts.bytes > LONGEST) throw new ZipTooLarge()
      const common = commonHeader(nameBytes.length, facts)
      await file.write(Buffer.concat([Buffer.from('PK\x03\x04'), common]), 0, LOCAL_BYTES, start)
      const tail = Buffer.alloc(14)
      tail.writeUInt32LE(start, 10)
      directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail]), nameBytes)
    },
    async finish() {
      const list = Buffer.concat(directory)
      const end = Buffer.alloc(22)
      end.write('PK\x05\x06', 'latin1')
      end.writeUInt16LE(directory.length / 2, 8)
      end.writeUInt16LE(directory.length / 2, 10)
      end.writeUInt32LE(list.length, 12)
      end.writeUInt32LE(offset, 16)
      await append(Buffer.concat([list, end]))
      await file.sync()
      await file.close()
      return offset
    },
    abandon: () => file.close(),
  }
}

function commonHeader(
  nameLength: number,
  facts: { crc: number; bytes: number; packedBytes: number },
): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(UTF8_NAMES, 2)
  header.writeUInt16LE(DEFLATED, 4)
  // 1 January 1980: the true times stand in the pages.
  header.writeUInt16LE(0x21, 8)
  header.writeUInt32LE(facts.crc, 10)
  header.writeUInt32LE(facts.packedBytes, 14)
  header.writeUInt32LE(facts.bytes, 18)
  header.writeUInt16LE(nameLength, 22)
  return header
}
