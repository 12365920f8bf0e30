import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useChangeMerge } from './use-change-merge.ts'

/** Makes two of them again, and says so, also on another screen: its toast is pressed anywhere. */
export function useUndoMerge(targetId: number) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const { mutateAsync, isPending } = useChangeMerge(targetId)
  return {
    isPending,
    undo: (eContactId: number) =>
      void mutateAsync({ kind: 'UNDO', eContactId })
        .then(() => show({ tone: 'success', autoDismiss: true, text: t('merge.undone') }))
        .catch((error: unknown) => alert('e-contacts', error)),
  }
}
