import { countryProfile } from '@vastus/domain/country'
import type { DangerSign } from '@vastus/domain/danger-signs/grade'
import { helpLine } from '@vastus/domain/danger-signs/help-lines'
import { DANGER_RULES, type DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useCountry } from '../../../shared/danger/emergency-number.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import { Action } from '../../../shared/ui/button.tsx'
import { EmergencyBlock } from '../../../shared/ui/emergency-block.tsx'
import styles from './patient.module.css'

type DangerNoticeProps = {
  signs: readonly DangerSign[]
  /** In what is being written, in what has gone out already, or in what a topic is looked for with. */
  place?: 'WRITTEN' | 'SENT' | 'SEARCH'
  /** When the clinic opens next, where it is closed. */
  opensNextAt?: string | null | undefined
  /** What the writer does not mean, and how to say so or take it back. */
  correction?:
    | { notMeant: readonly DangerRuleId[]; onChange: (notMeant: readonly DangerRuleId[]) => void }
    | undefined
}

const AFTER = { WRITTEN: 'danger.send', SENT: 'danger.sent', SEARCH: 'danger.search' } as const

/** What to do now, where the text speaks of danger. It says which words, and stops nobody from sending. */
export function DangerNotice({ signs, place = 'WRITTEN', opensNextAt, correction }: DangerNoticeProps) {
  const { t, format } = useI18n()
  const now = useNow()
  const country = useCountry()
  const { emergencyNumbers } = countryProfile(country)
  const numbers = format.list(emergencyNumbers, 'disjunction')
  const meant = signs.filter(({ ruleId }) => !correction?.notMeant.includes(ruleId))
  const first = meant.find(({ level }) => level === 'EMERGENCY_NOW') ?? meant[0]
  const kind = first && (first.level === 'SAME_DAY' ? 'SAME_DAY' : DANGER_RULES[first.ruleId])
  const shown = kind ? meant : signs
  const words = [...new Set(shown.map((sign) => sign.words.join(' ')))].filter((each) => each !== '')
  const line = kind && kind !== 'EMERGENCY' ? helpLine(country, kind) : null
  const answer = useRef<HTMLDivElement>(null)
  // The pressed button is gone with the press.
  const correct = (notMeant: readonly DangerRuleId[]) => {
    flushSync(() => correction?.onChange(notMeant))
    answer.current?.focus()
  }
  const opens = opensNextAt && Date.parse(opensNextAt) > now.getTime() ? opensNextAt : null
  return (
    <>
      <div role="alert">
        {kind && (
          <EmergencyBlock
            heading={t(`danger.${kind}.heading`)}
            phones={emergencyNumbers.map((number) => ({
              phone: number,
              label: t('danger.call', { number }),
            }))}
            helpLine={
              line && kind !== 'EMERGENCY'
                ? { phone: line, label: t(`danger.line.${kind}`, { number: line }) }
                : undefined
            }
          >
            <p>{t(`danger.${kind}.text`, { number: numbers })}</p>
            {meant.some(({ ruleId }) => ruleId === 'DROWSY_DRIVING') && <p>{t('danger.driving')}</p>}
            {place !== 'SEARCH' && (
              <p>
                {words.length > 0
                  ? t('danger.found', { words: format.list(words) })
                  : t('danger.foundAnswer')}
              </p>
            )}
            <p>
              {t(AFTER[place])} {opens && t('danger.closed', { when: format.relativeDay(opens, now) })}
            </p>
          </EmergencyBlock>
        )}
      </div>
      {correction && signs.length > 0 && (
        <div ref={answer} tabIndex={-1}>
          {kind && words.length > 0 && (
            <Action
              onClick={() =>
                correct([...new Set([...correction.notMeant, ...meant.map(({ ruleId }) => ruleId)])])
              }
            >
              {t('danger.notMeant')}
            </Action>
          )}
          {!kind && (
            <div className={styles.secondary} role="status">
              {words.length > 0 && <p>{t('danger.found', { words: format.list(words) })}</p>}
              <p>
                {t('danger.corrected', { number: numbers })}{' '}
                <Action onClick={() => correct([])}>{t('danger.meantAfterAll')}</Action>
              </p>
            </div>
          )}
        </div>
      )}
    </>
  )
}
