import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { SettingsProblem } from './settings-draft.ts'

const WORDS = {
  TYPE: 'clinic-settings.chooseType',
  TWICE: 'clinic-settings.twice',
  HOURS: 'clinic-settings.day.hours',
  WEEK: 'clinic-settings.day.oneDay',
  DATE: 'clinic-settings.special.noDate',
  DATE_TWICE: 'clinic-settings.special.twice',
} as const

/** The words for what is wrong at a field. */
export function useProblemWords(problems: readonly SettingsProblem[]): (id: string) => string | undefined {
  const { t } = useI18n()
  return (id) => {
    const problem = problems.find((each) => each.id === id)
    if (!problem) return undefined
    if (problem.kind !== 'RANGE') return t(WORDS[problem.kind])
    const { min, max } = problem.range
    return t('clinic-settings.range', { min: String(min), max: String(max) })
  }
}
