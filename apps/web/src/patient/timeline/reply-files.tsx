import { removePatientFile } from '@vastus/contract/files'
import type { PatientEContact } from '@vastus/contract/shapes'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { KeptFiles } from '../../shared/files/kept-files.tsx'
import { LeavingFiles } from '../../shared/files/leaving-files.tsx'
import { UploadList } from '../../shared/files/upload-list.tsx'
import { type DraftUploads, withoutFile } from '../../shared/files/use-draft-files.ts'
import { useRemoveFile } from '../../shared/files/use-remove-file.ts'
import type { MyReply } from '../e-contacts/index.ts'

interface ReplyFilesProps {
  eContact: PatientEContact
  draft: Draft<MyReply>
  uploads: DraftUploads
}

/** The files that go with the message: those that have arrived, and those on their way. */
export function ReplyFiles({ eContact, draft, uploads }: ReplyFilesProps) {
  const remove = useRemoveFile(removePatientFile, eContact.id, uploads, (id) =>
    draft.change((current) => ({ ...current, files: withoutFile(current.files, id) })),
  )
  return (
    <>
      <KeptFiles files={draft.values.files} stored={eContact.files} onRemove={remove} />
      <UploadList uploads={{ ...uploads, remove }} />
      <LeavingFiles uploads={uploads} />
    </>
  )
}
