import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field, type FieldProps } from './field.tsx'
import styles from './field.module.css'

interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange' | 'value' | 'defaultValue'> {
  value: string
  onChange: (value: string) => void
  /** A short answer, such as a phone number or a postcode. */
  short?: boolean
}

/** One line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  labelIsHeading,
  value,
  onChange,
  short,
  ...rest
}: TextFieldProps) {
  const field = { id, label, hint, error, optional, labelIsHeading } as FieldProps
  return (
    <Field {...field}>
      <input
        type="text"
        {...rest}
        id={id}
        className={classNames(styles.control, short && styles.short)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  )
}

/** Six digits in one field; spaces and anything else that is not a digit are left out, so that any paste works. */
export function CodeField({ value, onChange, ...rest }: Omit<TextFieldProps, 'short'>) {
  const { id, label, hint, error, optional, labelIsHeading, ...input } = rest
  const field = { id, label, hint, error, optional, labelIsHeading } as FieldProps
  return (
    <Field {...field}>
      <input
        {...input}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={classNames(styles.control, styles.code)}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  )
}
