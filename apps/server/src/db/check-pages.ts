import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Sizes of PostgreSQL: a page, a file of pages before the next one begins, and the fields of a page that are read here. */
const PAGE_BYTES = 8192
const PAGES_OF_FILE = 131_072
const CHECKSUM_AT = 8
const UPPER_AT = 14
const PAGES_AT_ONCE = 128
const FILE_OF_PAGES = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/
const WORDS = PAGE_BYTES / 4
const SUMS = 32
const PRIME = 16_777_619
/** As in PostgreSQL's `checksum_impl.h`. */
// biome-ignore format: a table
const OFFSETS = new Uint32Array([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
])

/**
 * Compares every page of an embedded database with its checksum, about 200 MB a second. The database must be open and at
 * rest: only then what a crash has torn is mended and everything written.
 *
 * @returns the damaged pages, as `base/5/1259, page 3`
 */
export function findDamagedPages(dataDir: string): string[] {
  const damaged: string[] = []
  const buffer = Buffer.from(new ArrayBuffer(PAGE_BYTES * PAGES_AT_ONCE))
  for (const part of ['global', 'base'])
    for (const entry of readdirSync(join(dataDir, part), { recursive: true, withFileTypes: true })) {
      const found = entry.isFile() ? FILE_OF_PAGES.exec(entry.name) : null
      if (!found) continue
      const path = join(entry.parentPath, entry.name)
      const first = Number(found[1] ?? 0) * PAGES_OF_FILE
      for (const page of damagedIn(path, first, buffer))
        damaged.push(`${relative(dataDir, path)}, page ${page}`)
    }
  return damaged
}

function* damagedIn(path: string, first: number, buffer: Buffer): Generator<number> {
  const file = openSync(path, 'r')
  try {
    for (let page = first; ; ) {
      const bytes = readSync(file, buffer, 0, buffer.length, (page - first) * PAGE_BYTES)
      for (let from = 0; from + PAGE_BYTES <= bytes; from += PAGE_BYTES, page++)
        if (!isWhole(buffer, from, page)) yield page
      if (bytes < buffer.length) return
    }
  } finally {
    closeSync(file)
  }
}

function isWhole(buffer: Buffer, from: number, page: number): boolean {
  const words = new Uint32Array(buffer.buffer, buffer.byteOffset + from, WORDS)
  // A page that was added and not written yet is all zeros.
  if (buffer.readUInt16LE(from + UPPER_AT) === 0) return words.every((word) => word === 0)
  return checksumOf(words, page) === buffer.readUInt16LE(from + CHECKSUM_AT)
}

/** The checksum is computed as if its own field were zero. */
function checksumOf(words: Uint32Array, page: number): number {
  const field = words[CHECKSUM_AT / 4] ?? 0
  words[CHECKSUM_AT / 4] = field & 0xffff0000
  const sums = OFFSETS.slice()
  for (let at = 0; at < WORDS; at += SUMS)
    for (let sum = 0; sum < SUMS; sum++) sums[sum] = mix(sums[sum] ?? 0, words[at + sum] ?? 0)
  words[CHECKSUM_AT / 4] = field
  let folded = 0
  for (const sum of sums) folded ^= mix(mix(sum, 0), 0)
  return (((folded ^ page) >>> 0) % 65_535) + 1
}

function mix(sum: number, word: number): number {
  const mixed = sum ^ word
  return Math.imul(mixed, PRIME) ^ (mixed >>> 17)
}
