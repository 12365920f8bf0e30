import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ActiveContent } from './active-content.ts'
import { createOfficeXmlReader } from './office-xml.ts'

const MAX_ENTRIES = 1000
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
const MAX_RATIO = 100
/** No document has parts so small that this many unpacked bytes matter. */
const ALWAYS_ALLOWED_BYTES = 1024 * 1024

const macroPart = /(^|\/)(vbaproject|vbadata)[^/]*$|(^|\/)(macrosheets|activex)\/|^(basic|scripts)\//i
const nestedArchive =
  /\.(zip|jar|rar|7z|gz|tgz|bz2|xz|tar|cab|iso|msi|apk|docx|docm|dotx|dotm|xlsx|xlsm|xltx|xltm|xlsb|pptx|pptm|odt|ods|odp|epub)$/i
const embeddedObject = /(^|\/)embeddings\/[^/]+$/i

/**
 * Judges a ZIP-based office document (DOCX, XLSX, ODT). It unpacks every part and counts what really comes out, because
 * the sizes that an archive declares may lie. Parts that hold XML are searched for active content.
 *
 * @returns why the document is refused, or `undefined` when it is fine
 */
export async function refuseOfficeDocument(path: string): Promise<'UNSAFE_ARCHIVE' | 'MACROS' | undefined> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
    await inspect(zip)
    return undefined
  } catch (error) {
    if (error instanceof ActiveContent) return 'MACROS'
    // Whatever the archive reader complains about is in the bytes: the file is damaged or built to mislead.
    if (error instanceof Error) return 'UNSAFE_ARCHIVE'
    throw error
  } finally {
    zip?.close()
  }
}

class UnsafeArchive extends Error {}

async function inspect(zip: ZipFile): Promise<void> {
  if (zip.entryCount > MAX_ENTRIES) throw new UnsafeArchive('too many parts')
  const names = new Set<string>()
  let packedBytes = 0
  let unpackedBytes = 0
  for await (const entry of zip.eachEntry()) {
    await requirePlainEntry(zip, entry)
    const name = entry.fileName.toLowerCase()
    // Two parts of one name: readers differ in which one they open.
    if (names.has(name)) throw new UnsafeArchive('a part twice')
    names.add(name)
    packedBytes += entry.compressedSize
    // More packed bytes than the file has: entries overlap, as in a bomb that uses the same bytes many times.
    if (packedBytes > zip.fileSize) throw new UnsafeArchive('overlapping parts')
    const most = Math.min(MAX_UNPACKED_BYTES, Math.max(ALWAYS_ALLOWED_BYTES, MAX_RATIO * packedBytes))
    unpackedBytes += await inspectPart(await zip.openReadStreamPromise(entry), most - unpackedBytes)
  }
}

/** The entry's own header must tell the same story as the directory: some readers believe the one, some the other. */
async function requirePlainEntry(zip: ZipFile, entry: Entry): Promise<void> {
  const { fileName } = entry
  if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new UnsafeArchive('a locked part')
  if (nestedArchive.test(fileName)) throw new UnsafeArchive('an archive inside')
  if (macroPart.test(fileName) || embeddedObject.test(fileName)) throw new ActiveContent(fileName)
  const header = await zip.readLocalFileHeaderPromise(entry)
  if (!header.fileName.equals(entry.fileNameRaw)) throw new UnsafeArchive('a part of two names')
}

/** @returns how many bytes the part unpacks to */
async function inspectPart(stream: Readable, mostBytes: number): Promise<number> {
  let bytes = 0
  let xml: ReturnType<typeof createOfficeXmlReader> | undefined
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (bytes === 0) xml = createOfficeXmlReader(chunk)
    bytes += chunk.length
    if (bytes > mostBytes) throw new UnsafeArchive('unpacks to too much')
    xml?.write(chunk)
  }
  xml?.end()
  return bytes
}
