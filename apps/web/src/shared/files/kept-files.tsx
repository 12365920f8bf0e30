import { useState } from 'react'
import type { FileShape } from '@vastus/contract/shapes'
import { useI18n } from '../i18n/i18n-context.tsx'
import { FileList, FileRow, type FileState } from '../ui/file-row.tsx'
import { RemoveFileDialog } from './remove-file-dialog.tsx'
import type { DraftFile } from './use-draft-files.ts'

interface KeptFilesProps {
  files: readonly DraftFile[]
  /** The files of the e-contact as the server has them, with what the scanner has said since. */
  stored: readonly FileShape[]
  onRemove: (id: string) => void | Promise<void>
}

/** The files that will go with the message. */
export function KeptFiles({ files, stored, onRemove }: KeptFilesProps) {
  const { t } = useI18n()
  const [removing, setRemoving] = useState<DraftFile | null>(null)
  if (files.length === 0) return null
  const stateOf = (id: string): FileState => {
    const scanResult = stored.find((file) => file.id === id)?.scanResult
    if (scanResult === 'WAITING') return { kind: 'checking' }
    // Kept back by the server when it is sent all the same.
    if (scanResult === 'INFECTED') return { kind: 'refused', reason: t('enums.scanResult.INFECTED') }
    return { kind: 'ready' }
  }
  return (
    <>
      <FileList>
        {files.map((file) => (
          <FileRow
            key={file.id}
            name={file.name}
            size={file.size}
            state={stateOf(file.id)}
            onRemove={() => setRemoving(file)}
          />
        ))}
      </FileList>
      <RemoveFileDialog
        name={removing?.name ?? null}
        onClose={() => setRemoving(null)}
        onRemove={() => removing && onRemove(removing.id)}
      />
    </>
  )
}
