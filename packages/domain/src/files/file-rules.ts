/** 50 MB, each of 1024 x 1024 bytes. */
export const MAX_FILE_BYTES = 52_428_800
/** Files of one sending. */
export const MAX_FILES = 10

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

/** The content type that each format is served as. Text also has a charset, which only its bytes tell. */
const CONTENT_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  webp: 'image/webp',
  tif: 'image/tiff',
  txt: 'text/plain',
  doc: 'application/msword',
  docx: `${OPEN_XML}.wordprocessingml.document`,
  odt: 'application/vnd.oasis.opendocument.text',
  xls: 'application/vnd.ms-excel',
  xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const satisfies Record<string, string>

export type FileFormat = keyof typeof CONTENT_TYPES

/** Other endings of the same formats. */
const OTHER_ENDINGS: Readonly<Record<string, FileFormat>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  tiff: 'tif',
}

/** Endings that a file's name may have. */
export const FILE_ENDINGS: readonly string[] = [...Object.keys(CONTENT_TYPES), ...Object.keys(OTHER_ENDINGS)]

const IMAGE_FORMATS: readonly FileFormat[] = ['jpg', 'png', 'heic', 'webp', 'tif']

export type FileRule = 'FILE_FORMAT' | 'FILE_TOO_LARGE' | 'FILE_EMPTY'

/** The format by the end of the name, or null when it is none of ours. */
export function formatOf(fileName: string): FileFormat | null {
  if (!fileName.includes('.')) return null
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (Object.hasOwn(OTHER_ENDINGS, ending)) return OTHER_ENDINGS[ending] ?? null
  return Object.hasOwn(CONTENT_TYPES, ending) ? (ending as FileFormat) : null
}

/** Whether a small picture can be made of it. */
export function isImageFormat(format: FileFormat): boolean {
  return IMAGE_FORMATS.includes(format)
}

/** The content type a file of this format is served as. */
export function contentTypeOf(format: FileFormat): string {
  return CONTENT_TYPES[format]
}

/** The name with an ending of its real format: a WebP picture called `photo.jpg` becomes `photo.webp`. */
export function withEndingOf(format: FileFormat, fileName: string): string {
  return formatOf(fileName) === format ? fileName : fileName.replace(/\.[^.]*$/, `.${format}`)
}

/** Checks how many files one sending has. */
export function checkFileCount(
  count: number,
  { required = false } = {},
): 'FILE_REQUIRED' | 'FILE_TOO_MANY' | null {
  if (required && count === 0) return 'FILE_REQUIRED'
  return count > MAX_FILES ? 'FILE_TOO_MANY' : null
}
