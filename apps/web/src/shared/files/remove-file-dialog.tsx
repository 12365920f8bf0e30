import { useEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'

type RemoveFileDialogProps = {
  /** Null while nothing is asked. */
  name: string | null
  onClose: () => void
  onRemove: () => unknown
}

/** Asks before a file is taken back. Its button goes with it: focus moves to where files are chosen. */
export function RemoveFileDialog({ name, onClose, onRemove }: RemoveFileDialogProps) {
  const { t } = useI18n()
  const isRemoved = useRef(false)
  useEffect(() => {
    const goOn = () => {
      if (!isRemoved.current || document.activeElement !== document.body) return
      isRemoved.current = false
      document.querySelector<HTMLElement>('[data-choose-file]')?.focus()
    }
    goOn()
    // The last file takes its list along, and this with it.
    return goOn
  })
  const remove = () => {
    isRemoved.current = true
    onClose()
    onRemove()
  }
  return (
    <ConfirmDialog
      open={name !== null}
      heading={t('kit.files.removeHeading')}
      confirmLabel={t('kit.file.remove')}
      danger
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{name}</p>
    </ConfirmDialog>
  )
}
