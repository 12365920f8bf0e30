import { useNavigate } from '@tanstack/react-router'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useRealtimeEvents } from '../../../shared/realtime/realtime-context.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'

/** Says when the time promised for an answer runs out: the server tells whom it concerns, once. */
export function useAnswerDue(): void {
  const { t } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  useRealtimeEvents((event) => {
    if (event.type !== 'E_CONTACT_ANSWER_DUE') return
    const id = String(event.eContactId)
    show({
      tone: 'warning',
      text: t(`clinic.due.${event.stage}`, { id }),
      action: {
        label: t('clinic.due.open'),
        onSelect: () => void navigate({ to: '/e-contacts/$id', params: { id }, search: true }),
      },
    })
  })
}
