import type { FileShape } from '@vastus/contract/shapes'
import type { FileRule } from '@vastus/domain/files/file-rules'
import type { UploadState } from '@vastus/domain/files/scan-result'

/** What a picked file may be; comes from the server's configuration. */
export type FileLimits = { maxFiles: number; maxBytes: number; formats: readonly string[] }

export type Upload = {
  id: string
  /** As it was picked; what is sent may be smaller. */
  file: File
  state: UploadState
  /** 0 to 100 */
  percent: number
  /** Cut off while uploading; the next try comes by itself. */
  isPaused: boolean
  /** The file as the server keeps it, once it is there. */
  result: FileShape | null
  /** Why the last try failed. */
  error: unknown
}

export type Refused = { name: string; rule: FileRule | 'FILE_TOO_MANY' }
export type Selection = { accepted: File[]; refused: Refused[]; duplicates: number }

export type UploadChange =
  | { type: 'SELECTED'; uploads: readonly { id: string; file: File }[] }
  | { type: 'STARTED'; id: string }
  | { type: 'PROGRESSED'; id: string; percent: number }
  | { type: 'PAUSED'; id: string }
  | { type: 'RESUMED'; id: string }
  | { type: 'COMPLETED'; id: string; result: FileShape }
  | { type: 'FAILED'; id: string; error: unknown }
  | { type: 'REMOVED'; id: string }
  | { type: 'CLEARED' }

/** Sorts picked files into those to upload and those to refuse; the same name and size counts once. */
export function selectFiles(
  here: readonly { file: Pick<File, 'name' | 'size'> }[],
  picked: readonly File[],
  { maxFiles, maxBytes, formats }: FileLimits,
): Selection {
  const known = new Set(here.map(({ file }) => identity(file)))
  const selection: Selection = { accepted: [], refused: [], duplicates: 0 }
  for (const file of picked) {
    const rule = ruleBrokenBy(file, maxBytes, formats)
    if (known.has(identity(file))) selection.duplicates += 1
    else if (rule) selection.refused.push({ name: file.name, rule })
    else if (here.length + selection.accepted.length >= maxFiles)
      selection.refused.push({ name: file.name, rule: 'FILE_TOO_MANY' })
    else selection.accepted.push(file)
    known.add(identity(file))
  }
  return selection
}

/** One step of the uploads; each file goes SELECTED, UPLOADING, then COMPLETED or FAILED, and from FAILED back. */
export function nextUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  switch (change.type) {
    case 'SELECTED':
      return [
        ...uploads,
        ...change.uploads.map(
          ({ id, file }): Upload => ({
            id,
            file,
            state: 'SELECTED',
            percent: 0,
            isPaused: false,
            result: null,
            error: null,
          }),
        ),
      ]
    case 'STARTED':
      return edit(uploads, change.id, { state: 'UPLOADING', percent: 0, error: null })
    case 'PROGRESSED':
      return edit(uploads, change.id, { percent: change.percent })
    case 'PAUSED':
      return edit(uploads, change.id, { isPaused: true })
    case 'RESUMED':
      return edit(uploads, change.id, { isPaused: false, percent: 0 })
    case 'COMPLETED':
      return edit(uploads, change.id, {
        state: 'COMPLETED',
        percent: 100,
        isPaused: false,
        result: change.result,
      })
    case 'FAILED':
      return edit(uploads, change.id, { state: 'FAILED', isPaused: false, error: change.error })
    case 'REMOVED':
      return uploads.filter(({ id }) => id !== change.id)
    case 'CLEARED':
      return []
  }
}

function edit(uploads: readonly Upload[], id: string, next: Partial<Upload>): readonly Upload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...next } : upload))
}

function identity(file: Pick<File, 'name' | 'size'>): string {
  return `${file.size}/${file.name}`
}

function ruleBrokenBy(file: File, maxBytes: number, formats: readonly string[]): FileRule | null {
  const ending = file.name.includes('.') ? file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase() : ''
  if (!formats.includes(ending)) return 'FILE_FORMAT'
  if (file.size === 0) return 'FILE_EMPTY'
  return file.size > maxBytes ? 'FILE_TOO_LARGE' : null
}
