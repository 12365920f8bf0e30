import type { ClinicEContact, DashboardRow } from '@vastus/contract/shapes'
import { useState } from 'react'
import { useErrorAlert } from '../../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../../shared/ui/button.tsx'
import { useToasts } from '../../../../shared/ui/toasts.tsx'
import { mayMerge } from './may-merge.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useChangeMerge } from './use-change-merge.ts'
import { useUndoMerge } from './use-undo-merge.ts'

type MergeActionProps = { eContact: ClinicEContact; other: DashboardRow }

/** Below another e-contact of the patient: lets it go on in the one that is open, after a look at both. */
export function MergeAction({ eContact, other }: MergeActionProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useChangeMerge(eContact.id)
  const { undo } = useUndoMerge(eContact.id)
  if (!mayMerge(eContact, other)) return null

  const merge = () =>
    mutate(
      { kind: 'MERGE', eContactId: other.id },
      {
        onSuccess: () => {
          show({
            tone: 'success',
            autoDismiss: true,
            text: t('merge.done'),
            action: { label: t('merge.undo'), onSelect: () => undo(other.id) },
          })
        },
        onError: (error) => alert('e-contacts', error),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Action
        aria-label={`${t('merge.into')}: ${t(`types.${other.eContactType}`)}, ${other.id}`}
        onClick={() => setAsking(true)}
      >
        {t('merge.into')}
      </Action>
      {isAsking && (
        <MergeDialog
          eContact={eContact}
          other={other}
          busy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={merge}
        />
      )}
    </>
  )
}
