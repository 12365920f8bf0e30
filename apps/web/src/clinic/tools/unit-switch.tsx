import { Fieldset } from '../../shared/ui/field.tsx'
import styles from './tools.module.css'

type UnitSwitchProps<V extends string> = {
  id: string
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string }[]
}

/** A choice of a few short names, side by side. The figures stay as they were typed. */
export function UnitSwitch<V extends string>({ id, label, value, onChange, options }: UnitSwitchProps<V>) {
  return (
    <Fieldset id={id} label={label}>
      <div className={styles.units}>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
