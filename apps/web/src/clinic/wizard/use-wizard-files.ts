import { uploadClinicFile } from '@vastus/contract/files'
import { useRef, useState } from 'react'
import { sendFile } from '../../shared/api/send-file.ts'
import { useFileLimits } from '../../shared/files/use-file-limits.ts'
import { useUploads } from '../../shared/files/use-uploads.ts'

export type WizardFiles = ReturnType<typeof useWizardFiles>

/**
 * The files of an e-contact that is not made yet. They belong to the wizard, so that a look at another step costs none. What
 * was chosen for one patient never becomes another's by itself: it is set aside, and there again with its patient.
 */
export function useWizardFiles() {
  const limits = useFileLimits()
  const createdId = useRef(0)
  const uploads = useUploads({
    ...limits,
    startsAtOnce: false,
    upload: (file, options) => sendFile(uploadClinicFile, createdId.current, file, options),
  })
  const [aside, setAside] = useState<ReadonlyMap<number, readonly File[]>>(new Map())
  return {
    uploads,
    missingCount: [...aside.values()].reduce((sum, files) => sum + files.length, uploads.missingCount),
    changePatient: (from: number | undefined, to: number) => {
      if (from === to) return
      const next = new Map(aside)
      const files = uploads.uploads.filter(({ state }) => state !== 'COMPLETED').map(({ file }) => file)
      if (from !== undefined && files.length > 0) next.set(from, files)
      next.delete(to)
      setAside(next)
      uploads.clear()
      uploads.add(aside.get(to) ?? [])
    },
    startFor: (eContactId: number) => {
      createdId.current = eContactId
      return uploads.start()
    },
  }
}
