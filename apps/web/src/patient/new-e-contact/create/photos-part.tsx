import { useEffect, useRef, useState } from 'react'
import { FilePicker } from '../../../shared/files/file-picker.tsx'
import { UploadList } from '../../../shared/files/upload-list.tsx'
import { useFileLimits } from '../../../shared/files/use-file-limits.ts'
import { useUploads } from '../../../shared/files/use-uploads.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { chosenFiles, patientStyles as styles } from '../../e-contacts/index.ts'

/** Photos and files that go out with the message. They leave this device when the message does. */
export function PhotosPart({ personId, isAskedFor }: { personId: string; isAskedFor: boolean }) {
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
  useEffect(() => {
    chosenFiles.keep(
      personId,
      picked.map(({ file }) => file),
    )
  }, [personId, picked])
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
