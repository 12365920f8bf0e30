import {
  LIMITS,
  type Measure,
  readMeasure,
  toMass,
  toSi,
  type UnitSystem,
} from '@vastus/domain/tools/measure'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { unitOf, useRounded } from './units.ts'

type MeasureFieldProps = {
  id: string
  measure: Measure
  label: string
  value: string
  onChange: (value: string) => void
  unit?: UnitSystem
  optional?: boolean
  hint?: string
  /** What is wrong with it beside another field. */
  problem?: string | undefined
}

/** One figure. Values out of range are refused, unusual ones are asked about, and the other unit is shown beside. */
export function MeasureField({
  measure,
  value,
  unit = 'SI',
  label,
  hint,
  problem,
  ...rest
}: MeasureFieldProps) {
  const { t } = useI18n()
  const rounded = useRounded()
  // Half of a figure is often out of range: judged when the field is left.
  const [wasLeft, setLeft] = useState(false)
  const reading = readMeasure(measure, value, unit)
  const own = unitOf(t, measure, unit)
  const other: UnitSystem = unit === 'SI' ? 'MASS' : 'SI'
  const otherName = unitOf(t, measure, other)

  const error = () => {
    if (reading.state === 'NOT_A_NUMBER')
      return t(LIMITS[measure].isWhole ? 'tools.notWhole' : 'tools.notANumber')
    if (reading.state !== 'OUT_OF_RANGE') return problem
    const range = t('tools.outOfRange', { min: rounded(reading.min), max: rounded(reading.max) })
    return reading.fitsOtherUnit && otherName
      ? `${range} ${t('tools.otherUnit', { unit: otherName })}`
      : range
  }
  const hints: string[] = []
  if (reading.state === 'OK') {
    if (reading.isUnusual)
      hints.push(
        reading.fitsOtherUnit && otherName ? t('tools.otherUnit', { unit: otherName }) : t('tools.unusual'),
      )
    if (otherName) {
      const converted = unit === 'SI' ? toMass(measure, reading.value) : toSi(measure, reading.value, unit)
      hints.push(t('tools.converted', { value: rounded(converted), unit: otherName }))
    }
  } else if (hint) hints.push(hint)

  return (
    <TextField
      {...rest}
      label={own ? `${label}, ${own}` : label}
      short
      inputMode="decimal"
      autoComplete="off"
      value={value}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
      error={wasLeft ? error() : undefined}
      onBlur={() => setLeft(true)}
    />
  )
}
