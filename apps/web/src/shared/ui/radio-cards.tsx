import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Fieldset, type FieldProps } from './field.tsx'
import styles from './field.module.css'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
}

interface RadioCardsProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  options: readonly RadioOption[]
  /** Beside each other, for short labels where there is room. */
  inRow?: boolean
  /** The dialog around it begins here. */
  startsDialog?: boolean
}

/** One choice of a few, each a card, as wide as the page or in a row. Choosing never moves on by itself. */
export function RadioCards({
  name,
  value,
  onChange,
  options,
  inRow = false,
  startsDialog = false,
  ...field
}: RadioCardsProps) {
  const begun = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <Fieldset {...field}>
      <div className={classNames(styles.radios, inRow && styles.inRow)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.radio}>
            <input
              // The first answer carries the id, so that the error summary's link lands on it.
              id={index === 0 ? field.id : `${field.id}-${option.value}`}
              type="radio"
              name={name ?? field.id}
              value={option.value}
              checked={option.value === value}
              data-first-focus={startsDialog && index === begun ? '' : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.radioText}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.radioHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
