import type { ClinicEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { PatientDoubts } from './patient-doubts.tsx'
import { conversationStyles as styles } from '../e-contacts/index.ts'

type DecisionProps = {
  eContact: ClinicEContact
  busy: boolean
  onAccept: () => void
  onReject: () => void
  onNote: () => void
}

/** A new patient's first e-contact: to take or not to take, before anything can be answered. */
export function Decision({ eContact, busy, onAccept, onReject, onNote }: DecisionProps) {
  const { t } = useI18n()
  return (
    <section className={styles.decision} aria-labelledby="decision">
      <h2 id="decision">{t('clinic.decision.heading')}</h2>
      <p>{t('clinic.decision.text')}</p>
      {eContact.creator.id !== eContact.patient.id && <PatientDoubts eContact={eContact} />}
      <ButtonRow>
        <Button busy={busy} onClick={onAccept}>
          {t('clinic.decision.accept')}
        </Button>
        <Button variant="secondary" onClick={onReject}>
          {t('clinic.decision.reject')}
        </Button>
        <Button variant="quiet" onClick={onNote}>
          {t('clinic.composer.noteTab')}
        </Button>
      </ButtonRow>
    </section>
  )
}
