import { useSearch } from '@tanstack/react-router'
import { FilesStep } from '../e-contacts/index.ts'

export function UploadFilesScreen() {
  const { eContactId } = useSearch({ from: '/my-e-contacts/upload-files' })
  return <FilesStep eContactId={eContactId} when="LATER" />
}
