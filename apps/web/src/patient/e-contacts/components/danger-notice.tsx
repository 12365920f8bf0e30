import { countryProfile } from '@vastus/domain/country'
import type { DangerSign } from '@vastus/domain/danger-signs/grade'
import { helpLine } from '@vastus/domain/danger-signs/help-lines'
import { DANGER_RULES } from '@vastus/domain/danger-signs/rules'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { EmergencyBlock } from '../../../shared/ui/emergency-block.tsx'
import { useCountry } from '../../../shared/danger/emergency-number.ts'

type DangerNoticeProps = {
  signs: readonly DangerSign[]
  /** In what is being written, in what has gone out already, or in what a topic is looked for with. */
  place?: 'WRITTEN' | 'SENT' | 'SEARCH'
}

const AFTER = { WRITTEN: 'danger.send', SENT: 'danger.sent', SEARCH: 'danger.search' } as const

/** What to do now, where the text speaks of danger. It says which words, and stops nobody from sending. */
export function DangerNotice({ signs, place = 'WRITTEN' }: DangerNoticeProps) {
  const { t, format } = useI18n()
  const country = useCountry()
  const { emergencyNumbers } = countryProfile(country)
  const first = signs.find(({ level }) => level === 'EMERGENCY_NOW') ?? signs[0]
  const kind = first && (first.level === 'SAME_DAY' ? 'SAME_DAY' : DANGER_RULES[first.ruleId])
  const words = [...new Set(signs.flatMap((sign) => sign.words.join(' ')))].filter((each) => each !== '')
  const line = kind && kind !== 'EMERGENCY' ? helpLine(country, kind) : null
  return (
    <div role="alert">
      {kind && (
        <EmergencyBlock
          heading={t(`danger.${kind}.heading`)}
          phones={emergencyNumbers.map((number) => ({ phone: number, label: t('danger.call', { number }) }))}
          helpLine={
            line && kind !== 'EMERGENCY'
              ? { phone: line, label: t(`danger.line.${kind}`, { number: line }) }
              : undefined
          }
        >
          <p>{t(`danger.${kind}.text`, { number: format.list(emergencyNumbers, 'disjunction') })}</p>
          {place !== 'SEARCH' && (
            <p>
              {words.length > 0 ? t('danger.found', { words: format.list(words) }) : t('danger.foundAnswer')}
            </p>
          )}
          <p>{t(AFTER[place])}</p>
        </EmergencyBlock>
      )}
    </div>
  )
}
