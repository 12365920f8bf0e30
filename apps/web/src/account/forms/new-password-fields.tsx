import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'

type FieldState = {
  id: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A new password, twice. */
export function NewPasswordFields(props: {
  label: string
  password: FieldState
  confirmPassword: FieldState
}) {
  const { t } = useI18n()
  return (
    <>
      <PasswordField
        {...props.password}
        label={props.label}
        hint={t('identity.field.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...props.confirmPassword}
        label={t('identity.field.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  )
}
