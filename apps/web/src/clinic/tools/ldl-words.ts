import { roundTo } from '@vastus/domain/tools/measure'
import type { Translate } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { LdlAssessment, LdlForm } from './ldl-form.ts'
import { LDL_GOALS } from '@vastus/domain/tools/ldl-goal'
import { lipidUnit, useRounded } from './units.ts'

/** The sentences of the result that stand both on the screen and in the text to copy. */
export function useLdlWords(form: LdlForm, { category, risk, isOlderModel, plan }: LdlAssessment) {
  const { t, format } = useI18n()
  const rounded = useRounded()
  const goal = category && {
    goal: rounded(LDL_GOALS[category][form.unit]),
    unit: lipidUnit(t, form.unit),
  }
  return {
    goal: goal && t(LDL_GOALS[category].halves ? 'tools.ldl.goalHalves' : 'tools.ldl.goal', goal),
    score:
      risk === null
        ? null
        : t('tools.ldl.score2', {
            model: isOlderModel ? 'SCORE2-OP' : 'SCORE2',
            // The model for older people is not exact enough for decimals.
            risk: format.number(isOlderModel ? roundTo(risk, 0) : risk),
          }),
    needed: plan?.neededReduction ? `${t('tools.ldl.needed')}: ${rounded(plan.neededReduction)} %` : null,
  }
}

/** The result in sentences, for a reply or a note. */
export function ldlText(t: Translate, found: LdlAssessment, words: ReturnType<typeof useLdlWords>): string {
  const { category, reasons } = found
  return [
    category && t(`tools.ldl.category.${category}`),
    ...reasons.map((reason) => t(`tools.ldl.reason.${reason}`)),
    words.score,
    words.goal,
    words.needed,
  ]
    .flatMap((line) => (line ? [/[.!]$/.test(line) ? line : `${line}.`] : []))
    .join('\n')
}
