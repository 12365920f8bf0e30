import type { LoggedInUser } from '@vastus/contract/shapes'
import { useNavigate } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

/** Takes the changed profile over and goes back to the settings. */
export function useShowSaved(): (user: LoggedInUser) => Promise<void> {
  const { t } = useI18n()
  const { show } = useToasts()
  const store = useSessionStore()
  const navigate = useNavigate()
  return async (user) => {
    store.setUser(user)
    await navigate({ to: '/settings', replace: true })
    show({ tone: 'success', text: t('identity.edit.saved'), autoDismiss: true })
  }
}
