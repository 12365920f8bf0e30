import { LDL_GOALS, reachOfTreatments } from '@vastus/domain/tools/ldl-goal'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { type SummaryRow, SummaryList } from '../../shared/ui/card.tsx'
import type { LdlAssessment, LdlForm } from './ldl-form.ts'
import { ldlText, useLdlWords } from './ldl-words.ts'
import styles from './tools.module.css'
import pictures from './pictures.module.css'
import { RiskScale } from './risk-scale.tsx'
import { TakeResult } from './take-result.tsx'
import type { ToolContext } from './tool-frame.tsx'
import { lipidUnit, useRounded } from './units.ts'

type LdlResultProps = { form: LdlForm; found: LdlAssessment; context: ToolContext | null }

/** Category, goal and what it asks for; or what is still missing. */
export function LdlResult({ form, found, context }: LdlResultProps) {
  const { t, format } = useI18n()
  const words = useLdlWords(form, found)
  const { category } = found
  return (
    <>
      <div role="status" className={styles.answer}>
        {category ? (
          <>
            <h2 className={styles.category}>{t(`tools.ldl.category.${category}`)}</h2>
            <p className={styles.goal}>{words.goal}</p>
            {category === 'EXTREME' && <p>{t('tools.ldl.optional')}</p>}
          </>
        ) : (
          <>
            <h2 className={styles.category}>{t('tools.result')}</h2>
            {found.hasWrong ? (
              <p>{t('tools.wrong')}</p>
            ) : (
              found.wanted.length > 0 && (
                <p>
                  {t('tools.ldl.missing', {
                    fields: format.list(found.wanted.map((field) => t(`tools.ldl.wanted.${field}`))),
                  })}
                </p>
              )
            )}
          </>
        )}
        {words.score && <p>{words.score}</p>}
        {found.isUnsuitable && <p className={styles.quiet}>{t('tools.ldl.scoreUnsuitable')}</p>}
        {!found.isUnsuitable && found.isOtherAge && <p className={styles.quiet}>{t('tools.ldl.scoreAge')}</p>}
        {found.mayBeHigher && !found.isOtherAge && <p>{t('tools.ldl.mayBeHigher')}</p>}
      </div>
      {category && (
        <>
          <RiskScale category={category} risk={found.risk} unit={form.unit} />
          <div>
            <h3>{t('tools.reasons')}</h3>
            <ul className={styles.reasons}>
              {found.reasons.map((reason) => (
                <li key={reason}>{t(`tools.ldl.reason.${reason}`)}</li>
              ))}
            </ul>
          </div>
          <Plan form={form} found={found} />
          <TakeResult text={ldlText(t, found, words)} context={context} />
        </>
      )}
    </>
  )
}

function Plan({ form, found }: Omit<LdlResultProps, 'context'>) {
  const { t } = useI18n()
  const rounded = useRounded()
  const { category, plan, untreatedLdl } = found
  const unit = lipidUnit(t, form.unit)
  if (!category) return null
  const { nonHdl, apoB } = LDL_GOALS[category]
  const below = (value: number) => t('tools.ldl.below', { value: rounded(value), unit })
  const rows: SummaryRow[] = []
  if (plan) {
    const { effectiveGoal, goal, neededReduction, furtherReduction } = plan
    if (effectiveGoal !== null && effectiveGoal < goal)
      rows.push({
        label: t('tools.ldl.effective'),
        value: t('tools.ldl.atMost', { value: rounded(effectiveGoal), unit }),
      })
    if (neededReduction !== null)
      rows.push({ label: t('tools.ldl.needed'), value: `${rounded(neededReduction)} %` })
    if (furtherReduction !== null)
      rows.push({ label: t('tools.ldl.further'), value: `${rounded(furtherReduction)} %` })
    rows.push({
      label: t('tools.ldl.state'),
      value: t(plan.isReached ? 'tools.ldl.reached' : 'tools.ldl.notReached'),
    })
  }
  if (nonHdl)
    rows.push({
      label: t('tools.ldl.nonHdl'),
      value:
        found.nonHdl === null
          ? below(nonHdl[form.unit])
          : t('tools.ldl.measuredNow', {
              goal: below(nonHdl[form.unit]),
              value: rounded(found.nonHdl),
              unit,
            }),
    })
  if (apoB)
    rows.push({
      label: t('tools.ldl.apoB'),
      value: t('tools.ldl.below', { value: rounded(apoB), unit: t('tools.units.mgdl') }),
    })
  rows.push({ label: t('tools.ldl.next'), value: t('tools.ldl.nextText') })
  return (
    <>
      {!plan && <p>{t('tools.ldl.missingGoal')}</p>}
      {plan?.halves && plan.effectiveGoal === null && <p>{t('tools.ldl.halvingUnknown')}</p>}
      <SummaryList rows={rows} />
      {plan && untreatedLdl !== null && (
        <div>
          <h3>{t('tools.ldl.treatments')}</h3>
          <table className={pictures.table}>
            <thead>
              <tr>
                <th scope="col">{t('tools.ldl.treatmentHead')}</th>
                <th scope="col">{t('tools.ldl.loweringHead')}</th>
                <th scope="col">{`${t('tools.ldl.resultHead')}, ${unit}`}</th>
                <th scope="col">{t('tools.ldl.reachesHead')}</th>
              </tr>
            </thead>
            <tbody>
              {reachOfTreatments(untreatedLdl, plan.goal, form.unit, plan.halves).map((each) => (
                <tr key={each.treatment} data-here={each.reaches || undefined}>
                  <th scope="row">{t(`tools.ldl.treatment.${each.treatment}`)}</th>
                  <td>{`${each.lowering} %`}</td>
                  <td>{rounded(each.ldl)}</td>
                  <td>{t(each.reaches ? 'tools.ldl.reaches' : 'tools.ldl.reachesNot')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
