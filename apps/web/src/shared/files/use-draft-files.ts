import { useEffect, useEffectEvent, useRef } from 'react'
import { useFileLimits } from './use-file-limits.ts'
import { type UploadsOptions, useUploads } from './use-uploads.ts'

/** A file that is on the server and belongs to a message that is not sent yet. */
export type DraftFile = { id: string; name: string; size: number }

export type DraftUploads = ReturnType<typeof useDraftFiles>

/** Uploads for a message. What has arrived leaves the queue and belongs to the draft, so that it outlives the page. */
export function useDraftFiles(
  upload: UploadsOptions['upload'],
  arrivedFiles: readonly DraftFile[],
  onArrived: (file: DraftFile) => void,
) {
  const limits = useFileLimits()
  const uploads = useUploads({ ...limits, arrived: arrivedFiles, upload })
  const fileIds = useRef(new Map<string, string>())
  const arrived = useEffectEvent(() => {
    for (const { id, result } of uploads.uploads) {
      if (!result) continue
      onArrived({ id: result.id, name: result.name, size: result.size })
      uploads.remove(id)
      fileIds.current.set(id, result.id)
    }
  })
  const count = uploads.completed.length
  useEffect(() => {
    if (count > 0) arrived()
  }, [count])
  return {
    ...uploads,
    /** Of what arrived and left the queue. */
    fileIdOf: (uploadId: string) => fileIds.current.get(uploadId),
  }
}

export function withoutFile(files: readonly DraftFile[], removed: string): DraftFile[] {
  return files.filter(({ id }) => id !== removed)
}

/** The files of a draft with one that has arrived. */
export function withFile(files: readonly DraftFile[], file: DraftFile): DraftFile[] {
  return [...files.filter(({ id }) => id !== file.id), file]
}
