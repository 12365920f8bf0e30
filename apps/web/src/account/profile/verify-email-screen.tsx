import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { useUser } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Steps } from '../../shared/ui/progress.tsx'
import { ProfileCodeStep } from './profile-code-step.tsx'

export function VerifyEmailScreen() {
  const { t } = useI18n()
  const signIn = useSignIn()
  const { isEmailConfirmed } = useUser()
  return (
    <ProfileCodeStep
      purpose="COMPLETE"
      detailsPath="/complete-profile"
      submitLabel={t('identity.profile.finish')}
      progress={!isEmailConfirmed && <Steps step={2} total={2} />}
      onSaved={signIn}
    />
  )
}
