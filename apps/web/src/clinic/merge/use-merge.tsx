import type { ClinicEContact, DashboardRow } from '@vastus/contract/shapes'
import { type ReactNode, useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { useChangeMerge } from './use-change-merge.ts'
import { useUndoMerge } from './use-undo-merge.ts'

/**
 * Lets another e-contact of the patient go on in the one that is open, after a look at both. The dialog belongs to the
 * conversation: the panel that asks for it comes and goes with the width of the window.
 */
export function useMerge(eContact: ClinicEContact): {
  askToMerge: (other: DashboardRow) => void
  dialog: ReactNode
} {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const [other, setOther] = useState<DashboardRow | null>(null)
  const { mutate, isPending } = useChangeMerge(eContact.id)
  const { undo } = useUndoMerge(eContact.id)

  const merge = ({ id }: DashboardRow) =>
    mutate(
      { kind: 'MERGE', eContactId: id },
      {
        onSuccess: () => {
          show({
            tone: 'success',
            autoDismiss: true,
            text: t('merge.done'),
            action: { label: t('merge.undo'), onSelect: () => undo(id), isUndo: true },
          })
        },
        onError: (error) => alert('e-contacts', error),
        onSettled: () => setOther(null),
      },
    )
  return {
    askToMerge: setOther,
    dialog: other && (
      <MergeDialog
        eContact={eContact}
        other={other}
        busy={isPending}
        onClose={() => setOther(null)}
        onConfirm={() => merge(other)}
      />
    ),
  }
}
