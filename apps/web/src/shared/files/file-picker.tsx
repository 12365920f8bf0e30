import { formatOf } from '@vastus/domain/files/file-rules'
import { useId, useRef } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../ui/button.tsx'
import { IconCamera, IconPaperclip } from '../ui/icons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './files.module.css'
import type { Uploads } from './use-uploads.ts'

interface FilePickerProps {
  uploads: Uploads
  /** Whether a photo can be taken; a desktop has no camera to speak of. */
  camera?: boolean
  /** Leaves the formats and the size to a page that says them itself. */
  brief?: boolean
}

/** Two ways to add files: a new photo, or what is on the device. Says formats and size before. */
export function FilePicker({ uploads, camera = true, brief = false }: FilePickerProps) {
  const { t, format } = useI18n()
  const photo = useRef<HTMLInputElement>(null)
  const device = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { formats, maxBytes, maxFiles } = uploads.limits
  const take = (input: HTMLInputElement) => {
    uploads.add([...(input.files ?? [])])
    // The same file can be picked again after it was removed.
    input.value = ''
  }

  return (
    <div className={styles.picker}>
      <ButtonRow>
        {camera && (
          <Button
            variant="secondary"
            icon={<IconCamera aria-hidden="true" />}
            wide={!brief}
            aria-describedby={hintId}
            onClick={() => photo.current?.click()}
          >
            {t('kit.files.takePhoto')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<IconPaperclip aria-hidden="true" />}
          wide={!brief}
          aria-describedby={hintId}
          data-choose-file=""
          onClick={() => device.current?.click()}
        >
          {t('kit.files.chooseFile')}
        </Button>
      </ButtonRow>
      <input
        ref={photo}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('kit.files.takePhoto')}
        data-source="camera"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={device}
        type="file"
        multiple
        hidden
        accept={formats.map((each) => `.${each}`).join(',')}
        aria-label={t('kit.files.chooseFile')}
        data-source="device"
        onChange={(event) => take(event.currentTarget)}
      />
      <p id={hintId} className={styles.hint}>
        {brief ? (
          <VisuallyHidden>
            {t('kit.files.limits', { count: maxFiles, size: format.fileSize(maxBytes) })}
          </VisuallyHidden>
        ) : (
          <>
            {t('kit.files.limits', { count: maxFiles, size: format.fileSize(maxBytes) })}{' '}
            {t('kit.files.formats', { formats: formats.filter(isMainEnding).join(', ') })}
          </>
        )}
      </p>
    </div>
  )
}

/** Leaves out other endings of the same format, such as `jpeg` beside `jpg`. */
function isMainEnding(ending: string): boolean {
  return formatOf(`.${ending}`) === ending
}
