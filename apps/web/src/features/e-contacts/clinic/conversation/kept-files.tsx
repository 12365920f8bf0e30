import { FileList, FileRow } from '../../../../shared/ui/file-row.tsx'
import type { ReplyDraft } from './reply-window.ts'

/** The files that will go with the reply. */
export function KeptFiles({
  files,
  onRemove,
}: {
  files: ReplyDraft['files']
  onRemove: (id: string) => void
}) {
  if (files.length === 0) return null
  return (
    <FileList>
      {files.map(({ id, name, size }) => (
        <FileRow key={id} name={name} size={size} state={{ kind: 'ready' }} onRemove={() => onRemove(id)} />
      ))}
    </FileList>
  )
}
