import { useNavigate } from '@tanstack/react-router'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { ProfileCodeStep } from './profile-code-step.tsx'

export function EditProfileCodeScreen() {
  const { t } = useI18n()
  const { show } = useToasts()
  const store = useSessionStore()
  const navigate = useNavigate()
  return (
    <ProfileCodeStep
      purpose="PROFILE"
      detailsPath="/edit-profile"
      submitLabel={t('shell.buttons.save')}
      onSaved={async (user) => {
        store.setUser(user)
        await navigate({ to: '/settings', replace: true })
        show({ tone: 'success', text: t('identity.edit.saved'), autoDismiss: true })
      }}
    />
  )
}
