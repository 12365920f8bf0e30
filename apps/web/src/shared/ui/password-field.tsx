import { useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { describedBy, Field, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'
import { IconEye, IconEyeOff } from './icons.tsx'

interface PasswordFieldProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown; paste and password managers work. */
export function PasswordField({ value, onChange, autoComplete, name, ...field }: PasswordFieldProps) {
  const { t } = useI18n()
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      <div className={styles.withAffix}>
        <input
          id={field.id}
          name={name}
          className={styles.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field)}
        />
        <span className={styles.affix}>
          <IconButton
            label={t(shown ? 'kit.hidePassword' : 'kit.showPassword')}
            icon={shown ? <IconEyeOff /> : <IconEye />}
            onClick={() => setShown(!shown)}
            tooltipSide="above"
          />
        </span>
      </div>
    </Field>
  )
}
