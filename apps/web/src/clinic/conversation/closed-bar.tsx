import type { ClinicEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { conversationStyles as styles } from '../e-contacts/index.ts'

type ClosedBarProps = { eContact: ClinicEContact; onReopen: () => void; onNote: () => void }

/** A finished e-contact: how it ended, and the way back where there is one. */
export function ClosedBar({ eContact, onReopen, onNote }: ClosedBarProps) {
  const { t } = useI18n()
  const { abilities, status } = eContact
  return (
    <div className={styles.closed}>
      <p>{t(status === 'rejected' ? 'clinic.closed.rejected' : 'clinic.closed.completed')}</p>
      <ButtonRow>
        {abilities.CLINIC_REOPEN && (
          <Button variant="secondary" onClick={onReopen}>
            {t('clinic.closed.reopen')}
          </Button>
        )}
        {abilities.ADD_NOTE && (
          <Button variant="quiet" onClick={onNote}>
            {t('clinic.composer.noteTab')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
