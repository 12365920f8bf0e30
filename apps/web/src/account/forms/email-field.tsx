import type { ComponentProps } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode'>

/** An e-mail address, with the keyboard and the autofill of one. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useI18n()
  return (
    <TextField
      autoComplete="email"
      {...props}
      label={t('identity.field.email')}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
