import { useI18n } from '../i18n/i18n-context.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'

type RemoveFileDialogProps = {
  /** Null while nothing is asked. */
  name: string | null
  onClose: () => void
  onRemove: () => unknown
}

/** Asks before a file is taken back. Its button goes with it: whoever pressed it goes on where files are chosen. */
export function RemoveFileDialog({ name, onClose, onRemove }: RemoveFileDialogProps) {
  const { t } = useI18n()
  const remove = async () => {
    onClose()
    await onRemove()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-choose-file]')?.focus()
    })
  }
  return (
    <ConfirmDialog
      open={name !== null}
      heading={t('kit.files.removeHeading')}
      confirmLabel={t('kit.file.remove')}
      danger
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{name}</p>
    </ConfirmDialog>
  )
}
