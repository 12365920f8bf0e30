import { FileList, FileRow } from '../ui/file-row.tsx'
import type { DraftFile } from './use-draft-files.ts'

/** The files that will go with the message. */
export function KeptFiles({
  files,
  onRemove,
}: {
  files: readonly DraftFile[]
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
