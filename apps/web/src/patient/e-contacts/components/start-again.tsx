import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'

type StartAgainProps = { open: boolean; onClose: () => void; onConfirm: () => void }

/** Asked before a message that was begun is deleted. */
export function StartAgain({ open, onClose, onConfirm }: StartAgainProps) {
  const { t } = useI18n()
  return (
    <ConfirmDialog
      open={open}
      heading={t('patient.list.startAgainHeading')}
      confirmLabel={t('patient.list.startAgain')}
      danger
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      <p>{t('patient.list.startAgainText')}</p>
    </ConfirmDialog>
  )
}
