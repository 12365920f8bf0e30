import type { FileHandle } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { readPackedEntry, readZipDirectory, type ZipEntry } from './zip-directory.ts'

const maxEntries = 1000
const maxUnpackedBytes = 200 * 1024 * 1024
const maxRatio = 100
const maxTypesListBytes = 1024 * 1024

const macroPart = /(^|\/)(vbaproject|vbadata)[^/]*$|^(basic|scripts)\//i
const nestedArchive =
  /\.(zip|jar|rar|7z|gz|tgz|bz2|xz|tar|cab|iso|msi|apk|docx|docm|dotx|dotm|xlsx|xlsm|xltx|xltm|xlsb|pptx|pptm|odt|ods|odp|epub)$/i

/**
 * Judges a ZIP-based office document (DOCX, XLSX, ODT) by its table of contents, unpacking only the list of parts.
 *
 * @returns why it is refused, or `undefined` when it is fine
 */
export async function refuseOfficeArchive(
  file: FileHandle,
): Promise<'UNSAFE_ARCHIVE' | 'MACROS' | undefined> {
  const entries = await readZipDirectory(file)
  if (entries === undefined) return 'UNSAFE_ARCHIVE'
  const { size } = await file.stat()
  const packedBytes = sum(entries.map((entry) => entry.packedBytes))
  const unpackedBytes = sum(entries.map((entry) => entry.unpackedBytes))
  const isUnsafe =
    entries.length > maxEntries ||
    unpackedBytes > maxUnpackedBytes ||
    unpackedBytes > maxRatio * Math.max(packedBytes, 1) ||
    // More packed bytes than the file has: entries overlap, as in a bomb that uses the same bytes many times.
    packedBytes > size ||
    entries.some((entry) => entry.isEncrypted || isEscapingPath(entry.name) || nestedArchive.test(entry.name))
  if (isUnsafe) return 'UNSAFE_ARCHIVE'
  if (entries.some((entry) => macroPart.test(entry.name))) return 'MACROS'
  return refusePartTypes(file, entries)
}

/** A macro part may carry any name; Office finds it by the type written in the list of parts. */
async function refusePartTypes(file: FileHandle, entries: ZipEntry[]) {
  const list = entries.find((entry) => entry.name.toLowerCase() === '[content_types].xml')
  if (list === undefined) return undefined
  if (list.packedBytes > maxTypesListBytes) return 'UNSAFE_ARCHIVE'
  const packed = await readPackedEntry(file, list)
  if (packed === undefined) return 'UNSAFE_ARCHIVE'
  const types = list.isDeflated ? inflate(packed) : packed
  if (types === undefined) return 'UNSAFE_ARCHIVE'
  return /vbaproject|macroenabled/i.test(types.toString('latin1')) ? 'MACROS' : undefined
}

function inflate(packed: Buffer): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: maxTypesListBytes })
  } catch {
    return undefined // damaged, or larger than any honest list: refused either way
  }
}

function isEscapingPath(name: string): boolean {
  return name.startsWith('/') || /^[a-z]:/i.test(name) || name.split(/[\\/]/).includes('..')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
