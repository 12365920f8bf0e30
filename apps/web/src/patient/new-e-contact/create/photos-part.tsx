import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FilePicker } from '../../../shared/files/file-picker.tsx'
import { UploadList } from '../../../shared/files/upload-list.tsx'
import { useFileLimits } from '../../../shared/files/use-file-limits.ts'
import { useUploads } from '../../../shared/files/use-uploads.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { chosenFiles, patientStyles as styles } from '../../e-contacts/index.ts'

type PhotosPartProps = { personId: string; isAskedFor: boolean; onPick: (count: number) => void }

/** Photos and files that go out with the message. They leave this device when the message does. */
export function PhotosPart({ personId, isAskedFor, onPick }: PhotosPartProps) {
  const { t } = useI18n()
  const [before] = useState(() => chosenFiles.find(personId))
  const top = useRef<HTMLHeadingElement>(null)
  const uploads = useUploads({
    ...useFileLimits(),
    startsAtOnce: false,
    initialFiles: before,
    upload: () => Promise.reject(new Error('nothing is uploaded before the message is sent')),
  })
  const picked = uploads.uploads
  const keep = useEffectEvent((files: readonly File[]) => {
    const hasChanged = files.length !== chosenFiles.find(personId).length
    chosenFiles.keep(personId, files)
    if (hasChanged) onPick(files.length)
  })
  useEffect(() => keep(picked.map(({ file }) => file)), [personId, picked])
  // The button that opened this is gone.
  useEffect(() => {
    if (isAskedFor) top.current?.focus()
  }, [isAskedFor])
  return (
    <section className={styles.field}>
      <h2 ref={top} tabIndex={-1}>
        {t('patient.files.title')}
      </h2>
      <p className={styles.secondary}>{t('patient.files.hint')}</p>
      <FilePicker uploads={uploads} />
      <UploadList uploads={uploads} />
    </section>
  )
}
