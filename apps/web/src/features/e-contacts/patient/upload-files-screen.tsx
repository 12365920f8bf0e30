import { useSearch } from '@tanstack/react-router'
import { FilesStep } from './components/files-step.tsx'

export function UploadFilesScreen() {
  const { eContactId } = useSearch({ from: '/my-e-contacts/upload-files' })
  return <FilesStep eContactId={eContactId} when="LATER" />
}
