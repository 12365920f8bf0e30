import type { FileShape } from '@vastus/contract/shapes'
import { KeptFiles } from '../../../../shared/files/kept-files.tsx'
import { LeavingFiles } from '../../../../shared/files/leaving-files.tsx'
import { UploadList } from '../../../../shared/files/upload-list.tsx'
import type { DraftFile } from '../../../../shared/files/use-draft-files.ts'
import type { Uploads } from '../../../../shared/files/use-uploads.ts'

interface ReplyFilesProps {
  files: readonly DraftFile[]
  stored: readonly FileShape[]
  onRemove: (id: string) => void | Promise<void>
  uploads: Uploads
}

/** The files that go with the message: those that have arrived, and those on their way. */
export function ReplyFiles({ uploads, ...kept }: ReplyFilesProps) {
  return (
    <>
      <KeptFiles {...kept} />
      <UploadList uploads={uploads} />
      <LeavingFiles uploads={uploads} />
    </>
  )
}
