import type { FileShape } from '@vastus/contract/shapes'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '../ui/icons.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './files.module.css'

const SCALES = [1, 1.5, 2, 3, 4] as const

interface FileViewerProps {
  /** The pictures one can leaf through. */
  files: readonly FileShape[]
  shown: FileShape
  onShow: (file: FileShape) => void
  onClose: () => void
}

/** One picture, as large as the screen allows; it can be enlarged and turned. Arrow keys leaf, or move an enlarged one. */
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
      isWide
      heading={<span className={styles.viewerName}>{shown.name}</span>}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('kit.close')}
          </Button>
          <a className={buttonClass('quiet')} href={`/api/files/${shown.id}`} download={shown.name}>
            <IconDownload aria-hidden="true" />
            <span>{t('kit.files.download')}</span>
          </a>
        </>
      }
    >
      <div className={styles.viewer}>
        <LargePicture key={shown.id} file={shown} alt={alt} onLeaf={leaf} />
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

type LargePictureProps = { file: FileShape; alt: string; onLeaf: (step: number) => void }

function LargePicture({ file, alt, onLeaf }: LargePictureProps) {
  const { t } = useI18n()
  const [isMissing, setIsMissing] = useState(false)
  const [size, setSize] = useState(0)
  const [turns, setTurns] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  // Leafing by keys goes on: the picture before had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus()
  }, [])
  if (isMissing)
    return (
      <p role="alert" className={styles.problem}>
        {t('errors.loading.image')}
      </p>
    )
  const zoom = (step: number) => setSize((now) => Math.max(0, Math.min(SCALES.length - 1, now + step)))
  const acts: Record<string, () => void> = {
    '+': () => zoom(1),
    '-': () => zoom(-1),
    r: () => setTurns((now) => now + 1),
    // An enlarged picture is moved by these keys.
    ...(size === 0 ? { ArrowLeft: () => onLeaf(-1), ArrowRight: () => onLeaf(1) } : {}),
  }
  const style = {
    '--ratio': (file.width ?? 4) / (file.height ?? 3),
    '--scale': SCALES[size],
    '--turn': `${turns * 90}deg`,
  } as CSSProperties
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        // Its keys work at once.
        data-first-focus=""
        // What scrolls can be scrolled by keys.
        tabIndex={0}
        role="group"
        aria-label={alt}
        onKeyDown={({ key }) => acts[key]?.()}
      >
        <div className={styles.turned} data-lies={turns % 2 === 1 || undefined} style={style}>
          <img src={file.largeURL ?? ''} alt={alt} onError={() => setIsMissing(true)} />
        </div>
      </div>
      <div className={styles.lenses}>
        <IconButton
          label={t('kit.files.zoomOut')}
          shortcut="-"
          icon={<IconZoomOut />}
          aria-disabled={size === 0}
          onClick={() => zoom(-1)}
        />
        <IconButton
          label={t('kit.files.zoomIn')}
          shortcut="+"
          icon={<IconZoomIn />}
          aria-disabled={size === SCALES.length - 1}
          onClick={() => zoom(1)}
        />
        <IconButton
          label={t('kit.files.rotate')}
          shortcut="r"
          icon={<IconRotateClockwise />}
          onClick={() => setTurns((now) => now + 1)}
        />
      </div>
    </>
  )
}
