import { type ChecksPerYear, intervalMonths, URGENT_SIGNS } from '@vastus/domain/tools/kidney'
import type { Translate } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { KidneyGrid } from './kidney-grid.tsx'
import type { KidneyForm, KidneyFormAssessment } from './kidney-form.ts'
import { TakeResult } from './take-result.tsx'
import type { ToolContext } from './tool-frame.tsx'
import styles from './tools.module.css'
import { unitOf, useRounded } from './units.ts'

/** Further reasons to refer, which the figures do not tell. */
const ALSO = ['HEMATURIA', 'PRESSURE', 'POTASSIUM', 'STONES', 'HEREDITARY', 'FAILURE_RISK'] as const

function checksWords(t: Translate, checks: ChecksPerYear): string {
  if (checks === '1') return t('tools.gfr.checksOnce')
  if (checks === '4+') return t('tools.gfr.checksMore')
  return t('tools.gfr.checks', { times: checks, months: String(intervalMonths(checks)) })
}

type GfrResultProps = { form: KidneyForm; assessed: KidneyFormAssessment; context: ToolContext | null }

/** Categories, checks per year and whether to refer, with the patient's place in the grid; or what is still missing. */
export function GfrResult({ form, assessed, context }: GfrResultProps) {
  const { t } = useI18n()
  const rounded = useRounded()
  const { egfr, acr, found, hasWrong } = assessed
  const filtration =
    egfr === null
      ? null
      : form.from === 'CREATININE'
        ? t('tools.gfr.computed', {
            egfr: rounded(egfr),
            formula: t(`tools.gfr.formulaName.${form.formula}`),
          })
        : t('tools.gfr.given', { egfr: rounded(egfr) })
  const checks = found?.cell && checksWords(t, found.cell.checks)
  const category = found && [found.g, found.a].filter(Boolean).join(' ')
  const refer = found && t(found.referral.length > 0 ? 'tools.gfr.refer' : 'tools.gfr.referNot')
  const referral = found?.referral.map((reason) => t(`tools.gfr.referral.${reason}`)) ?? []
  const caveat = found?.caveat && t(`tools.gfr.caveat.${found.caveat}`)
  const text = [
    filtration,
    acr !== null && t('tools.gfr.ratio', { value: rounded(acr), unit: unitOf(t, 'ACR', form.acrUnit) ?? '' }),
    category && `${t('tools.gfr.category')}: ${category}`,
    found?.cell && `${t('tools.gfr.risk.label')}: ${t(`tools.gfr.legend.${found.cell.risk}`)}`,
    checks,
    caveat,
    referral.length > 0 && `${t('tools.gfr.refer')}: ${referral.join('; ')}`,
  ]
    .flatMap((line) => (line ? [line.endsWith('.') ? line : `${line}.`] : []))
    .join('\n')

  return (
    <>
      <div role="status" className={styles.answer}>
        {!found && (
          <>
            <h2 className={styles.category}>{t('tools.result')}</h2>
            <p>
              {hasWrong
                ? t('tools.wrong')
                : t(form.from === 'EGFR' ? 'tools.gfr.missingEgfr' : 'tools.gfr.missingCreatinine')}
            </p>
          </>
        )}
        {found && (
          <>
            <h2 className={styles.category}>{category}</h2>
            <p>{filtration}</p>
            {found.cell ? (
              <>
                <p>{`${t('tools.gfr.risk.label')}: ${t(`tools.gfr.risk.${found.cell.risk}`)}`}</p>
                <p className={styles.goal}>{checks}</p>
                <p>{t(`tools.gfr.action.${found.cell.action}`)}</p>
              </>
            ) : (
              <p>{t('tools.gfr.noRatio')}</p>
            )}
            {caveat && <p className={styles.quiet}>{caveat}</p>}
            {found.fall !== null && <p>{t('tools.gfr.fall', { percent: String(found.fall) })}</p>}
          </>
        )}
      </div>
      <KidneyGrid g={found?.g ?? null} a={found?.a ?? null} />
      {found && (
        <div>
          <h3>{refer}</h3>
          {referral.length > 0 && (
            <ul className={styles.reasons}>
              {referral.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <details>
        <summary>{t('tools.gfr.alsoRefer')}</summary>
        <ul className={styles.reasons}>
          {ALSO.map((reason) => (
            <li key={reason}>{t(`tools.gfr.also.${reason}`)}</li>
          ))}
        </ul>
      </details>
      <div className={styles.urgent}>
        <h3>{t('tools.gfr.urgent')}</h3>
        <ul className={styles.reasons}>
          {URGENT_SIGNS.map((sign) => (
            <li key={sign}>{t(`tools.gfr.urgentSign.${sign}`)}</li>
          ))}
        </ul>
      </div>
      {found && <TakeResult text={text} context={context} />}
    </>
  )
}
