import { useSearch } from '@tanstack/react-router'
import { FilesStep } from '../e-contacts/index.ts'

export function FilesScreen() {
  const { eContactId } = useSearch({ from: '/my-e-contacts/files' })
  return <FilesStep eContactId={eContactId} when="AFTER_SENDING" />
}
