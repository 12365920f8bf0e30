import { type FileHandle, open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import { refuseOfficeArchive } from './office-archive.ts'
import { detectPlainText } from './plain-text.ts'
import { endsLikeZip } from './zip-directory.ts'

export type ContentRefusal =
  | 'EMPTY'
  | 'FORMAT_NOT_ALLOWED'
  | 'CONTENT_DIFFERS_FROM_NAME'
  | 'NOT_PLAIN_TEXT'
  | 'UNSAFE_ARCHIVE'
  | 'MACROS'
  | 'TWO_FORMATS_AT_ONCE'

export type DetectedContent =
  | { ok: true; contentType: string; extension: string; isImage: boolean }
  | { ok: false; reason: ContentRefusal }

interface Format {
  contentType: string
  /** What the sniffer may call the bytes; it knows the old binary office files only as their container. */
  sniffed: readonly string[]
  container?: 'zip' | 'ole' | 'text'
}

const jpeg: Format = { contentType: 'image/jpeg', sniffed: ['jpg'] }
const zipped = 'application/vnd.openxmlformats-officedocument'

const formats: Readonly<Record<string, Format>> = {
  pdf: { contentType: 'application/pdf', sniffed: ['pdf'] },
  jpg: jpeg,
  jpeg,
  png: { contentType: 'image/png', sniffed: ['png', 'apng'] },
  heic: { contentType: 'image/heic', sniffed: ['heic'] },
  webp: { contentType: 'image/webp', sniffed: ['webp'] },
  tif: { contentType: 'image/tiff', sniffed: ['tif'] },
  txt: { contentType: 'text/plain', sniffed: [], container: 'text' },
  doc: { contentType: 'application/msword', sniffed: ['cfb'], container: 'ole' },
  xls: { contentType: 'application/vnd.ms-excel', sniffed: ['cfb'], container: 'ole' },
  docx: { contentType: `${zipped}.wordprocessingml.document`, sniffed: ['docx'], container: 'zip' },
  xlsx: { contentType: `${zipped}.spreadsheetml.sheet`, sniffed: ['xlsx'], container: 'zip' },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', sniffed: ['odt'], container: 'zip' },
  mp4: { contentType: 'video/mp4', sniffed: ['mp4', 'm4v'] },
  mov: { contentType: 'video/quicktime', sniffed: ['mov'] },
}

/**
 * Decides by its bytes what an uploaded file is, and whether we take it. The name's ending must agree with the bytes.
 *
 * @param head the file's first bytes, as `receiveUpload` keeps them
 * @param path the whole file; only what must be looked at is read, never all at once
 * @returns the type to store and serve it under (plain text with its charset), or why it is refused
 * @source allowed formats: decision G85
 */
export async function detectContent(head: Buffer, path: string, fileName: string): Promise<DetectedContent> {
  if (head.length === 0) return refuse('EMPTY')
  const extension = /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const format = Object.hasOwn(formats, extension) ? formats[extension] : undefined
  if (format === undefined) return refuse('FORMAT_NOT_ALLOWED')

  const sniffed = (await fileTypeFromFile(path))?.ext
  const isAsNamed = sniffed === undefined ? format.container === 'text' : format.sniffed.includes(sniffed)
  if (!isAsNamed) return refuse('CONTENT_DIFFERS_FROM_NAME')

  const accepted = { ok: true as const, extension, contentType: format.contentType }
  if (format.container === 'text') {
    const charset = await detectPlainText(path)
    if (charset === undefined) return refuse('NOT_PLAIN_TEXT')
    return { ...accepted, contentType: `text/plain; charset=${charset}`, isImage: false }
  }
  if (format.container === 'ole') {
    const reason = await refuseOldOfficeFile(path, extension)
    if (reason !== undefined) return refuse(reason)
  }
  const reason = await withFile(path, async (file) => {
    if (format.container === 'zip') return refuseOfficeArchive(file)
    return (await endsLikeZip(file)) ? 'TWO_FORMATS_AT_ONCE' : undefined
  })
  if (reason !== undefined) return refuse(reason)
  return { ...accepted, isImage: format.contentType.startsWith('image/') }
}

function refuse(reason: ContentRefusal): DetectedContent {
  return { ok: false, reason }
}

/**
 * The container of old office files also holds installers and mails. The names of its streams, written two bytes a
 * letter, tell what it is, and every macro project has a stream of one fixed name.
 */
async function refuseOldOfficeFile(path: string, extension: string): Promise<ContentRefusal | undefined> {
  const own = extension === 'doc' ? ['WORDDOCUMENT'] : ['WORKBOOK', 'BOOK']
  const found = await findNames(path, [...own, '_VBA_PROJECT'])
  if (found.has('_VBA_PROJECT')) return 'MACROS'
  return own.some((name) => found.has(name)) ? undefined : 'CONTENT_DIFFERS_FROM_NAME'
}

async function findNames(path: string, names: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  const wide = names.map((name) => ({ name, bytes: Buffer.from(name, 'utf16le').toString('latin1') }))
  let before = ''
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = before + chunk.toString('latin1').toUpperCase()
    for (const { name, bytes } of wide) if (text.includes(bytes)) found.add(name)
    before = text.slice(-64)
  }
  return found
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}
