import { useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { classNames } from './class-names.ts'
import { dateOrder, type DateParts, toDateParts, toDateValue } from './date-parts.ts'
import { Fieldset, type FieldProps } from './field.tsx'
import styles from './field.module.css'

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or what has been typed so far. */
  value: string
  onChange: (value: string) => void
  /** For the reader's own birth date: lets the browser fill it in. */
  birthDate?: boolean
}

/** A date as three typed fields. Gives `YYYY-MM-DD` when complete, '' when empty, else the parts with dashes. */
export function DateField({ value, onChange, birthDate, ...field }: DateFieldProps) {
  const { t, format } = useI18n()
  const [parts, setParts] = useState(() => toDateParts(value))
  const shown = toDateValue(parts) === value ? parts : toDateParts(value)

  const order = dateOrder(format)
  // The first part carries the id of the whole, so that the error summary's link lands on it.
  const idOf = (name: keyof DateParts) => (name === order[0] ? field.id : `${field.id}-${name}`)

  const change = (name: keyof DateParts, text: string) => {
    const next = { ...shown, [name]: text.replace(/\D/g, '').slice(0, name === 'year' ? 4 : 2) }
    setParts(next)
    onChange(toDateValue(next))
  }

  return (
    <Fieldset {...field}>
      <div className={styles.dates}>
        {order.map((name) => (
          <div key={name} className={styles.datePart}>
            <label htmlFor={idOf(name)}>{t(`kit.date.${name}`)}</label>
            <input
              id={idOf(name)}
              className={classNames(styles.control, name === 'year' ? styles.four : styles.two)}
              inputMode="numeric"
              autoComplete={birthDate ? `bday-${name}` : 'off'}
              value={shown[name]}
              onChange={(event) => change(name, event.target.value)}
              aria-invalid={field.error ? true : undefined}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}
