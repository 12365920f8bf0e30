import { type Measure, roundTo, type UnitSystem } from '@vastus/domain/tools/measure'
import type { Translate } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

/** The name of a unit that can be switched; null where there is one unit only, which the label names. */
export function unitOf(t: Translate, measure: Measure, unit: UnitSystem): string | null {
  if (measure === 'CREATININE') return t(unit === 'SI' ? 'tools.units.umol' : 'tools.units.mgdl')
  if (measure === 'ACR') return t(unit === 'SI' ? 'tools.units.mgmmol' : 'tools.units.mgg')
  return ['TOTAL_CHOLESTEROL', 'HDL', 'LDL', 'TRIGLYCERIDES'].includes(measure) ? lipidUnit(t, unit) : null
}

export function lipidUnit(t: Translate, unit: UnitSystem): string {
  return t(unit === 'SI' ? 'tools.units.mmol' : 'tools.units.mgdl')
}

/** Writes a figure of the tools: up to two decimals below ten, one below a hundred, none above. */
export function useRounded(): (value: number) => string {
  const { format } = useI18n()
  return (value) => format.number(roundTo(value, value < 10 ? 2 : value < 100 ? 1 : 0))
}
