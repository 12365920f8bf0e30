import { uploadClinicFile } from '@vastus/contract/files'
import { useRef } from 'react'
import { sendFile } from '../../../../shared/api/send-file.ts'
import { useFileLimits } from '../../../../shared/files/use-file-limits.ts'
import { useUploads } from '../../../../shared/files/use-uploads.ts'

export type WizardFiles = ReturnType<typeof useWizardFiles>

/** The files of an e-contact that is not made yet. They belong to the wizard, so that a look at another step costs none. */
export function useWizardFiles() {
  const limits = useFileLimits()
  const createdId = useRef(0)
  const uploads = useUploads({
    ...limits,
    startsAtOnce: false,
    upload: (file, options) => sendFile(uploadClinicFile, createdId.current, file, options),
  })
  return {
    uploads,
    startFor: (eContactId: number) => {
      createdId.current = eContactId
      return uploads.start()
    },
  }
}
