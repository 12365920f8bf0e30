import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ProfileCodeStep } from './profile-code-step.tsx'
import { useShowSaved } from './use-show-saved.ts'

export function EditProfileCodeScreen() {
  const { t } = useI18n()
  const showSaved = useShowSaved()
  return (
    <ProfileCodeStep
      purpose="PROFILE"
      detailsPath="/edit-profile"
      submitLabel={t('shell.buttons.save')}
      onSaved={showSaved}
    />
  )
}
