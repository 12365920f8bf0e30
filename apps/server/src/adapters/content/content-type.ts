import { contentTypeOf, type FileFormat, formatOf, isImageFormat } from '@vastus/domain/files/file-rules'
import { fileTypeFromFile } from 'file-type'
import { refuseOfficeDocument } from './office-document.ts'
import { readOldOfficeFile } from './old-office.ts'
import { beginsLikePdf, hasActivePdfContent } from './pdf.ts'
import { readPlainText } from './plain-text.ts'
import { endsLikeZip } from './zip-ending.ts'

export type ContentRefusal =
  | 'EMPTY'
  | 'FORMAT_NOT_ALLOWED'
  | 'CONTENT_NOT_ALLOWED'
  | 'NOT_PLAIN_TEXT'
  | 'UNSAFE_ARCHIVE'
  | 'MACROS'
  | 'TWO_FORMATS_AT_ONCE'

export type DetectedContent =
  | { ok: true; format: FileFormat; contentType: string; isImage: boolean }
  | { ok: false; reason: ContentRefusal }

/** What the sniffer calls the bytes of our formats. It knows PDF and old office files less well than we need. */
const SNIFFED: Readonly<Record<string, FileFormat>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  heic: 'heic',
  webp: 'webp',
  tif: 'tif',
  docx: 'docx',
  xlsx: 'xlsx',
  odt: 'odt',
  mp4: 'mp4',
  m4v: 'mp4',
  // Phones write these brands into files that they call MP4, and every player treats them alike.
  '3gp': 'mp4',
  '3g2': 'mp4',
  mov: 'mov',
}
const ZIPPED: readonly FileFormat[] = ['docx', 'xlsx', 'odt']

/**
 * Decides by its bytes what an uploaded file is, and whether we take it. The name must have an ending of our list; where
 * the bytes are of another format of the list, the bytes are right. Text has no signature, so only a name that says text
 * makes it one, and such a name is believed first: a text may begin with any letters.
 *
 * @param head the file's first bytes, as `receiveUpload` keeps them
 * @param path the whole file; it is read in pieces, never held in memory
 * @returns the format to store and serve the file under, or why it is refused
 * @source allowed formats: decision G85
 */
export async function detectContent(head: Buffer, path: string, fileName: string): Promise<DetectedContent> {
  if (head.length === 0) return refuse('EMPTY')
  const named = formatOf(fileName)
  if (named === null) return refuse('FORMAT_NOT_ALLOWED')
  if (named === 'txt') {
    const text = await readPlainText(head, path)
    if (text.kind === 'MARKUP') return refuse('NOT_PLAIN_TEXT')
    if (text.kind === 'TEXT') {
      const charset = text.charset === undefined ? '' : `; charset=${text.charset}`
      return { ok: true, format: 'txt', contentType: `text/plain${charset}`, isImage: false }
    }
  }
  const format = await formatOfBytes(head, path)
  if (typeof format === 'object') return refuse(format.reason)
  const reason = await refuseContent(format, path)
  if (reason !== undefined) return refuse(reason)
  return { ok: true, format, contentType: contentTypeOf(format), isImage: isImageFormat(format) }
}

function refuse(reason: ContentRefusal): DetectedContent {
  return { ok: false, reason }
}

async function formatOfBytes(head: Buffer, path: string): Promise<FileFormat | { reason: ContentRefusal }> {
  if (beginsLikePdf(head)) return 'pdf'
  const sniffed = (await fileTypeFromFile(path))?.ext
  if (sniffed === 'cfb') {
    const old = await readOldOfficeFile(path)
    return 'format' in old ? old.format : old
  }
  return (sniffed !== undefined && SNIFFED[sniffed]) || { reason: 'CONTENT_NOT_ALLOWED' }
}

async function refuseContent(format: FileFormat, path: string): Promise<ContentRefusal | undefined> {
  if (ZIPPED.includes(format)) return refuseOfficeDocument(path)
  if (await endsLikeZip(path)) return 'TWO_FORMATS_AT_ONCE'
  return format === 'pdf' && (await hasActivePdfContent(path)) ? 'MACROS' : undefined
}
