/** 50 MB, each of 1024 x 1024 bytes. */
export const MAX_FILE_BYTES = 52_428_800
/** Files of one sending. */
export const MAX_FILES = 10

const ZIP = 'application/zip'
const OLD_OFFICE = 'application/x-cfb'

/**
 * Each format with the content types that may be found inside, the one it is served as first.
 * Empty where the content has no signature of its own.
 */
const CONTENT_TYPES = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  heic: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  webp: ['image/webp'],
  tif: ['image/tiff'],
  txt: [],
  doc: ['application/msword', OLD_OFFICE],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ZIP],
  odt: ['application/vnd.oasis.opendocument.text', ZIP],
  xls: ['application/vnd.ms-excel', OLD_OFFICE],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ZIP],
  mp4: ['video/mp4', 'video/x-m4v'],
  mov: ['video/quicktime'],
} as const satisfies Record<string, readonly string[]>

export type FileFormat = keyof typeof CONTENT_TYPES
export const FILE_FORMATS = Object.keys(CONTENT_TYPES) as FileFormat[]

const IMAGE_FORMATS: readonly FileFormat[] = ['jpg', 'jpeg', 'png', 'heic', 'webp', 'tif']

export type FileRule = 'FILE_FORMAT' | 'FILE_TOO_LARGE' | 'FILE_EMPTY'

/** The format by the end of the name, or null when it is none of ours. */
export function formatOf(fileName: string): FileFormat | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return fileName.includes('.') && Object.hasOwn(CONTENT_TYPES, ending) ? (ending as FileFormat) : null
}

/** Whether a small picture can be made of it. */
export function isImage(fileName: string): boolean {
  const format = formatOf(fileName)
  return format !== null && IMAGE_FORMATS.includes(format)
}

/** The content type a file is served as. */
export function contentTypeOf(fileName: string): string {
  const format = formatOf(fileName)
  if (format === 'txt') return 'text/plain; charset=utf-8'
  return (format && CONTENT_TYPES[format][0]) ?? 'application/octet-stream'
}

/** Checks what can be known before reading: name and size in bytes. */
export function checkFile(file: { name: string; size: number }): FileRule | null {
  if (formatOf(file.name) === null) return 'FILE_FORMAT'
  if (file.size === 0) return 'FILE_EMPTY'
  return file.size > MAX_FILE_BYTES ? 'FILE_TOO_LARGE' : null
}

/** Checks how many files one sending has. */
export function checkFileCount(
  count: number,
  { required = false } = {},
): 'FILE_REQUIRED' | 'FILE_TOO_MANY' | null {
  if (required && count === 0) return 'FILE_REQUIRED'
  return count > MAX_FILES ? 'FILE_TOO_MANY' : null
}

/**
 * Whether the name promises what the content is.
 *
 * @param sniffed content type read from the first bytes, or null when they have no signature
 */
export function agreesWithContent(fileName: string, sniffed: string | null): boolean {
  const format = formatOf(fileName)
  if (format === null) return false
  const allowed: readonly string[] = CONTENT_TYPES[format]
  return sniffed === null ? allowed.length === 0 : allowed.includes(sniffed)
}

/** Keeps each name and size once, in the order given, and says how many were dropped. */
export function withoutDuplicates<T extends { name: string; size: number }>(
  files: readonly T[],
): { files: T[]; dropped: number } {
  const kept = new Map<string, T>()
  for (const file of files) {
    const key = `${file.size}/${file.name}`
    if (!kept.has(key)) kept.set(key, file)
  }
  return { files: [...kept.values()], dropped: files.length - kept.size }
}
