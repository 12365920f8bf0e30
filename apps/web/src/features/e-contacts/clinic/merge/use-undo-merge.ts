import { useErrorAlert } from '../../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../../../shared/ui/toasts.tsx'
import { useChangeMerge } from './use-change-merge.ts'

/** Makes two of them again, and says so. */
export function useUndoMerge(targetId: number) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const { mutate, isPending } = useChangeMerge(targetId)
  return {
    isPending,
    undo: (eContactId: number) =>
      mutate(
        { kind: 'UNDO', eContactId },
        {
          onSuccess: () => show({ tone: 'success', autoDismiss: true, text: t('merge.undone') }),
          onError: (error) => alert('e-contacts', error),
        },
      ),
  }
}
