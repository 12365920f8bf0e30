import type { FileShape } from '@vastus/contract/shapes'
import { useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconChevronLeft, IconChevronRight, IconDownload } from '../ui/icons.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './files.module.css'

interface FileViewerProps {
  /** The pictures one can leaf through. */
  files: readonly FileShape[]
  shown: FileShape
  onShow: (file: FileShape) => void
  onClose: () => void
}

/** One picture, as large as the screen allows. Arrow keys leaf. */
export function FileViewer({ files, shown, onShow, onClose }: FileViewerProps) {
  const { t } = useI18n()
  const at = files.findIndex(({ id }) => id === shown.id)
  const leaf = (step: number) => {
    const next = files[at + step]
    if (next) onShow(next)
  }
  const by = t(`kit.files.addedBy.${shown.uploadedBy}`)
  const alt = t('kit.files.pictureOf', { number: at + 1, total: files.length, by })

  return (
    <Dialog
      open
      heading={<span className={styles.viewerName}>{shown.name}</span>}
      onClose={onClose}
      actions={
        <>
          <Button data-first-focus="" variant="secondary" onClick={onClose}>
            {t('kit.close')}
          </Button>
          <a className={buttonClass('quiet')} href={`/api/files/${shown.id}`} download={shown.name}>
            <IconDownload aria-hidden="true" />
            <span>{t('kit.files.download')}</span>
          </a>
        </>
      }
    >
      <div
        className={styles.viewer}
        role="group"
        aria-label={alt}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') leaf(-1)
          if (event.key === 'ArrowRight') leaf(1)
        }}
      >
        <LargePicture key={shown.id} file={shown} alt={alt} />
        {files.length > 1 && (
          <div className={styles.leaf}>
            <IconButton
              label={t('kit.files.previous')}
              icon={<IconChevronLeft />}
              aria-disabled={at <= 0}
              onClick={() => leaf(-1)}
            />
            <p>{alt}</p>
            <IconButton
              label={t('kit.files.next')}
              icon={<IconChevronRight />}
              aria-disabled={at >= files.length - 1}
              onClick={() => leaf(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function LargePicture({ file, alt }: { file: FileShape; alt: string }) {
  const { t } = useI18n()
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing)
    return (
      <p role="alert" className={styles.problem}>
        {t('errors.loading.image')}
      </p>
    )
  return (
    <img
      src={file.largeURL ?? ''}
      alt={alt}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      onError={() => setIsMissing(true)}
    />
  )
}
