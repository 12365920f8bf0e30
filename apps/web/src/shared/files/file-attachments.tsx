import type { FileShape } from '@vastus/contract/shapes'
import { canDownload } from '@vastus/domain/files/scan-result'
import { useState } from 'react'
import { useErrorAlert } from '../api/use-alerts.ts'
import { useI18n } from '../i18n/i18n-context.tsx'
import { classNames } from '../ui/class-names.ts'
import { IconAlertTriangle, IconDownload, IconFile } from '../ui/icons.tsx'
import type { FileViewer } from './file-viewer.tsx'
import styles from './files.module.css'

/** Files of a message: small pictures open large, the rest is saved; what was not found clean is muted and says why. */
export function FileAttachments({ files, label }: { files: readonly FileShape[]; label?: string }) {
  const { t } = useI18n()
  const alertError = useErrorAlert()
  // Fetched when somebody opens a picture.
  const [Viewer, setViewer] = useState<typeof FileViewer | null>(null)
  const [shown, setShown] = useState<FileShape | null>(null)
  const open = (file: FileShape) =>
    void import('./file-viewer.tsx').then(
      ({ FileViewer: arrived }) => {
        setViewer(() => arrived)
        setShown(file)
      },
      (error: unknown) => alertError('loading', error),
    )
  const pictures = files.filter(({ thumbnailURL, largeURL }) => thumbnailURL && largeURL)
  if (files.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.attachments} aria-label={label ?? t('kit.files.list')}>
        {files.map((file) => (
          <li key={file.id}>
            <Attachment file={file} onShow={() => open(file)} />
          </li>
        ))}
      </ul>
      {Viewer && shown && (
        <Viewer files={pictures} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </>
  )
}

function Attachment({ file, onShow }: { file: FileShape; onShow: () => void }) {
  const { t, format } = useI18n()
  const downloadable = canDownload(file.scanResult)
  const [isPictureMissing, setIsPictureMissing] = useState(false)
  return (
    <div className={classNames(styles.attachment, !downloadable && styles.muted)} data-scan={file.scanResult}>
      {file.thumbnailURL ? (
        <button
          type="button"
          className={styles.open}
          aria-label={t('kit.file.openNamed', { name: file.name })}
          onClick={onShow}
        >
          {isPictureMissing ? (
            <IconFile />
          ) : (
            <img
              src={file.thumbnailURL}
              alt=""
              loading="lazy"
              width={56}
              height={56}
              onError={() => setIsPictureMissing(true)}
            />
          )}
        </button>
      ) : (
        <span className={styles.icon} aria-hidden="true">
          {file.scanResult === 'INFECTED' ? <IconAlertTriangle /> : <IconFile />}
        </span>
      )}
      <div className={styles.about}>
        <p className={styles.name}>
          <FileName name={file.name} />
        </p>
        <p className={styles.meta}>
          {format.fileSize(file.size)}
          {file.scanResult !== 'CLEAN' && <> · {t(`enums.scanResult.${file.scanResult}`)}</>}
        </p>
        {isPictureMissing && <p className={styles.meta}>{t('errors.loading.image')}</p>}
      </div>
      {downloadable && (
        <a
          className={styles.download}
          href={`/api/files/${file.id}`}
          download={file.name}
          aria-label={t('kit.files.downloadNamed', { name: file.name })}
        >
          <IconDownload aria-hidden="true" />
        </a>
      )}
    </div>
  )
}

/** The name of a file, which breaks before its ending rather than inside it. */
function FileName({ name }: { name: string }) {
  const at = name.lastIndexOf('.')
  if (at <= 0) return name
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  )
}
