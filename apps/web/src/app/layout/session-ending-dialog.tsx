import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

interface SessionPausedDialogProps {
  open: boolean
  minutesLeft: number
  onStay: () => void
  onLogOut: () => void
}

/** Before the login ends: asks to stay. Escape stays, because losing the page by a slip would be worse. */
export function SessionPausedDialog({ open, minutesLeft, onStay, onLogOut }: SessionPausedDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      heading={t('shell.session.pausedHeading')}
      actions={
        <>
          <Button data-first-focus="" onClick={onStay}>
            {t('shell.session.stay')}
          </Button>
          <Button variant="secondary" onClick={onLogOut}>
            {t('shell.menu.logOut')}
          </Button>
        </>
      }
    >
      <p>{t('shell.session.pausedText', { count: minutesLeft })}</p>
      <p>{t('shell.session.draftsKept')}</p>
    </Dialog>
  )
}
