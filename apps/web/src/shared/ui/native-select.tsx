import type { ComponentProps } from 'react'
import { describedBy, Field, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { IconChevronDown } from './icons.tsx'

export interface SelectOption {
  value: string
  label: string
}

interface NativeSelectProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** The device's own list of choices. */
export function NativeSelect(props: NativeSelectProps) {
  const { id, label, hint, error, optional, labelIsHeading, value, onChange, options, placeholder, ...rest } =
    props
  const field = { id, label, hint, error, optional, labelIsHeading } as FieldProps
  return (
    <Field {...field}>
      <div className={styles.selectBox}>
        <select
          {...rest}
          id={id}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden="true" />
      </div>
    </Field>
  )
}
