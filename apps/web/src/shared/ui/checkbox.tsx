import type { ReactNode } from 'react'
import styles from './field.module.css'

interface CheckboxProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Marks it wrong; the message is in the Fieldset around it. */
  invalid?: boolean
  name?: string
}

/** One yes or no. Put several in a Fieldset. */
export function Checkbox({ id, label, hint, checked, onChange, disabled, invalid, name }: CheckboxProps) {
  return (
    <div className={styles.check}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.checkHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
