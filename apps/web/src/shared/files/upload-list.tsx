import type { MessageKey } from '@vastus/i18n'
import { useState } from 'react'
import { alertOfError } from '../api/alert-of-error.ts'
import { useI18n } from '../i18n/i18n-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { FileList, FileRow, type FileState } from '../ui/file-row.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconAlertTriangle, IconInfoCircle, IconX } from '../ui/icons.tsx'
import styles from './files.module.css'
import { isRefusal } from './is-refusal.ts'
import { LocalThumbnail } from './local-thumbnail.tsx'
import { RemoveFileDialog } from './remove-file-dialog.tsx'
import type { Refused, Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

interface UploadListProps {
  uploads: Omit<Uploads, 'remove'> & { remove: (id: string) => unknown }
  /** Whether a file that has arrived can still be taken back, because its message was not sent yet. */
  canRemoveCompleted?: boolean
}

/** The picked files, one row each with its state in words, and what of the last pick could not be taken. */
export function UploadList({ uploads, canRemoveCompleted = true }: UploadListProps) {
  const { t } = useI18n()
  const [removing, setRemoving] = useState<Upload | null>(null)
  const stateOf = useFileState()

  return (
    <div className={styles.uploads}>
      <div role="alert">
        {uploads.refused.length > 0 && (
          <Refusals
            refused={uploads.refused}
            maxFiles={uploads.limits.maxFiles}
            onClose={() => {
              // Its button goes with it: one goes on where files are chosen.
              document.querySelector<HTMLElement>('[data-choose-file]')?.focus()
              uploads.dismissRefused()
            }}
          />
        )}
      </div>
      <div role="status">
        {uploads.duplicates > 0 && (
          <p className={styles.notice}>
            <IconInfoCircle aria-hidden="true" />
            {t('kit.files.duplicates', { count: uploads.duplicates })}
          </p>
        )}
      </div>
      {uploads.uploads.length > 0 && (
        <FileList>
          {uploads.uploads.map((upload) => (
            <FileRow
              key={upload.id}
              name={upload.file.name}
              size={upload.file.size}
              state={stateOf(upload)}
              thumbnail={<LocalThumbnail file={upload.file} />}
              {...(upload.state === 'FAILED' && !isRefusal(upload.error)
                ? { onRetry: () => uploads.retry(upload.id) }
                : {})}
              {...(upload.state !== 'COMPLETED' || canRemoveCompleted
                ? { onRemove: () => setRemoving(upload) }
                : {})}
            />
          ))}
        </FileList>
      )}
      {/* Below the rows, which must not move away from the finger that is about to try one again. */}
      <div role="alert">
        {uploads.failedCount > 0 && !uploads.isUploading && (
          <p className={styles.problem}>
            <IconAlertTriangle aria-hidden="true" />
            {t('errors.fileUploadFailed', { count: uploads.failedCount })}
          </p>
        )}
      </div>
      <RemoveFileDialog
        name={removing?.file.name ?? null}
        onClose={() => setRemoving(null)}
        onRemove={() => removing && uploads.remove(removing.id)}
      />
    </div>
  )
}

type RefusalsProps = { refused: readonly Refused[]; maxFiles: number; onClose: () => void }

function Refusals({ refused, maxFiles, onClose }: RefusalsProps) {
  const { t } = useI18n()
  return (
    <ul role="list" className={styles.refusals}>
      {refused.map(({ name, rule }, index) => (
        <li key={name} className={styles.problem}>
          <IconAlertTriangle aria-hidden="true" />
          <span className={styles.why}>
            <strong>{name}</strong>
            <br />
            {t(`errors.rules.${rule}` as MessageKey, { count: maxFiles })}
          </span>
          {index === 0 && (
            <IconButton
              label={t('kit.close')}
              icon={<IconX aria-hidden="true" />}
              tooltipSide="left"
              onClick={onClose}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function useFileState(): (upload: Upload) => FileState {
  const { t } = useI18n()
  const { activeRole } = useSession()
  return (upload) => {
    switch (upload.state) {
      case 'SELECTED':
        return { kind: 'waiting' }
      case 'UPLOADING':
        return upload.isPaused ? { kind: 'paused' } : { kind: 'uploading', percent: upload.percent }
      case 'COMPLETED':
        return { kind: 'ready' }
      case 'FAILED':
        return {
          kind: isRefusal(upload.error) ? 'refused' : 'failed',
          reason: alertOfError(upload.error, t, activeRole).text,
        }
    }
  }
}
