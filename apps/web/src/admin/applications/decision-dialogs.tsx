import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ClinicApplication, decideApplication } from '@vastus/contract/clinic-applications'
import { checkDecision, DECLINE_REASON_MAX } from '@vastus/domain/new-clinic/application'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

type DecisionDialogProps = { application: ClinicApplication; open: boolean; onClose: () => void }

function useDecision({ id, name }: ClinicApplication, onDone: () => void) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: { accepted: boolean; reason?: string }) =>
      call(decideApplication, { params: { id: String(id) }, body: decision }),
    onSuccess: ({ state }) => {
      const text =
        state === 'ACCEPTED'
          ? t('platform-admin.applications.accepted', { clinic: name })
          : t('platform-admin.applications.declined', { clinic: name })
      show({ tone: 'success', autoDismiss: true, text })
      onDone()
    },
    onError: (error) => alert('applications', error),
    // Somebody else may have decided meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: ['clinic-applications'] }),
  })
}

/** Says what accepting brings about, before it is done. */
export function AcceptDialog({ application, open, onClose }: DecisionDialogProps) {
  const { t } = useI18n()
  const decision = useDecision(application, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      heading={t('platform-admin.applications.acceptHeading', { clinic: application.name })}
      confirmLabel={t('platform-admin.applications.accept')}
      busy={decision.isPending}
      onConfirm={() => decision.mutate({ accepted: true })}
    >
      <p>{t('platform-admin.applications.acceptText', { count: application.employees.length })}</p>
    </ConfirmDialog>
  )
}

/** Asks for the reason, which is mailed to the contact person. */
export function DeclineDialog({ application, open, onClose }: DecisionDialogProps) {
  const { t } = useI18n()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const decision = useDecision(application, onClose)
  const decline = () => {
    const broken = checkDecision({ accepted: false, reason })
    setMissing(broken !== null)
    if (!broken) decision.mutate({ accepted: false, reason })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      heading={t('platform-admin.applications.declineHeading', { clinic: application.name })}
      confirmLabel={t('platform-admin.applications.decline')}
      danger
      busy={decision.isPending}
      onConfirm={decline}
    >
      <TextArea
        id={`reason-${application.id}`}
        label={t('platform-admin.applications.reason')}
        hint={t('platform-admin.applications.reasonHint')}
        rows={4}
        maxCharacters={DECLINE_REASON_MAX}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setMissing(false)
        }}
        error={isMissing ? t('errors.rules.REASON_REQUIRED') : undefined}
      />
    </ConfirmDialog>
  )
}
