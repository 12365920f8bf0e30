import { uploadClinicFile } from '@vastus/contract/files'
import { useEffect, useEffectEvent } from 'react'
import { sendFile } from '../../../../shared/api/send-file.ts'
import { useFileLimits } from '../../../../shared/files/use-file-limits.ts'
import { useUploads } from '../../../../shared/files/use-uploads.ts'
import type { ReplyDraft } from './reply-window.ts'

/** Uploads for the reply. What has arrived leaves the queue and belongs to the draft, so that it outlives the page. */
export function useReplyFiles(eContactId: number, onArrived: (file: ReplyDraft['files'][number]) => void) {
  const limits = useFileLimits()
  const uploads = useUploads({
    ...limits,
    upload: (file, onProgress, signal) =>
      sendFile(uploadClinicFile, eContactId, file, { onProgress, signal }),
  })
  const arrived = useEffectEvent(() => {
    for (const { id, result } of uploads.uploads) {
      if (!result) continue
      onArrived({ id: result.id, name: result.name, size: result.size })
      uploads.remove(id)
    }
  })
  const count = uploads.completed.length
  useEffect(() => {
    if (count > 0) arrived()
  }, [count])
  return uploads
}
