import type { PatientEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useCancel, useReopen } from '../e-contacts/index.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { SentReply } from './use-reply-sending.ts'

type Props = { eContact: PatientEContact; open: boolean; onClose: () => void }

export function CancelDialog({ eContact, ...dialog }: Props) {
  const { t } = useI18n()
  return (
    <ReasonDialog
      {...dialog}
      draftKey={`my-e-contact:${eContact.id}:cancel`}
      action="CANCEL"
      about={eContact}
      heading={t('patient.timeline.cancelHeading')}
      text={t('patient.timeline.cancelText')}
      confirmLabel={t('patient.timeline.cancelConfirm')}
      leaveLabel={t('patient.timeline.keep')}
      doneText={t('patient.timeline.cancelled')}
      danger
      change={useCancel(eContact)}
    />
  )
}

export function ReopenDialog({ eContact, ...dialog }: Props & { onSent: (sent: SentReply) => void }) {
  const { t } = useI18n()
  return (
    <ReasonDialog
      {...dialog}
      draftKey={`my-e-contact:${eContact.id}:reopen`}
      action="PATIENT_REOPEN"
      about={eContact}
      heading={t('patient.timeline.reopenHeading')}
      text={t('patient.timeline.reopenText')}
      confirmLabel={t('patient.timeline.reopen')}
      leaveLabel={t('patient.timeline.leave')}
      doneText={t('patient.timeline.reopened')}
      change={useReopen(eContact)}
    />
  )
}
