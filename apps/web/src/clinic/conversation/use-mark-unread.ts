import { useNavigate } from '@tanstack/react-router'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useMarkSeen } from '../e-contacts/index.ts'

/** Leaves the open e-contact as unread. It is closed first: what is open is read. */
export function useMarkUnread(id: number): () => Promise<void> {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const navigate = useNavigate()
  const { mutateAsync } = useMarkSeen()
  return async () => {
    await navigate({ to: '/clinic-e-contacts', search: true })
    try {
      const { unreadIds } = await mutateAsync({ eContactIds: [id], isSeen: false })
      show({
        tone: 'success',
        autoDismiss: true,
        text: t(unreadIds.length > 0 ? 'clinic.unread.marked' : 'clinic.unread.ownWord'),
      })
    } catch (error) {
      alert('e-contacts', error)
    }
  }
}
