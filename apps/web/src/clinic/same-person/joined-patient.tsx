import { Link } from '@tanstack/react-router'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { useUndoPatientJoin } from './patient-joins.ts'
import styles from './same-person.module.css'

/** Beside the patient, for those who may join two: who became this patient last, with the way back, and the way to compare. */
export function JoinedPatient({ eContact }: { eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const { isClinical } = useStaff()
  const [isAsking, setAsking] = useState(false)
  const { show } = useToasts()
  const alert = useErrorAlert()
  const undo = useUndoPatientJoin({ clinicId: eContact.clinicId, personId: eContact.patient.id })
  if (!isClinical) return null
  const { patientJoin } = eContact
  const take = () =>
    patientJoin &&
    undo.mutate(patientJoin.formerPersonId, {
      onSuccess: () => show({ tone: 'success', autoDismiss: true, text: t('merge.patients.undone') }),
      onError: (error) => alert('e-contacts', error),
      onSettled: () => setAsking(false),
    })
  return (
    <div className={styles.beside}>
      {patientJoin && (
        <div className={styles.joined}>
          <p>
            {t('merge.patients.joined', {
              name: `${patientJoin.firstName} ${patientJoin.surname}`,
              time: format.dateTime(patientJoin.undoableUntil),
            })}
          </p>
          <Action onClick={() => setAsking(true)}>{t('merge.patients.undo')}</Action>
        </div>
      )}
      <Link to="/e-contacts/$id/same-person" params={{ id: String(eContact.id) }} preload={false}>
        {t('merge.patients.link')}
      </Link>
      <ConfirmDialog
        open={isAsking}
        heading={t('merge.patients.undoHeading')}
        confirmLabel={t('merge.patients.undo')}
        busy={undo.isPending}
        onClose={() => setAsking(false)}
        onConfirm={take}
      >
        <p>{t('merge.patients.undoText')}</p>
      </ConfirmDialog>
    </div>
  )
}
