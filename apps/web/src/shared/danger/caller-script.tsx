import { countryProfile } from '@vastus/domain/country'
import { helpLine } from '@vastus/domain/danger-signs/help-lines'
import type { DangerKind } from '@vastus/domain/danger-signs/rules'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { EmergencyBlock } from '../ui/emergency-block.tsx'
import { useCountry } from './emergency-number.ts'

type CallerScriptProps = {
  heading: string
  /** What to say, word for word. */
  words: string
  /** The danger for which there may be a line to call beside the emergency number. */
  kind: DangerKind
  children?: ReactNode
}

/** While somebody who may be in danger is on the phone: what staff say to them, and which number. */
export function CallerScript({ heading, words, kind, children }: CallerScriptProps) {
  const { t } = useI18n()
  const country = useCountry()
  const line = kind === 'EMERGENCY' ? null : helpLine(country, kind)
  return (
    <EmergencyBlock
      heading={heading}
      phones={countryProfile(country).emergencyNumbers.map((number) => ({
        phone: number,
        label: t('wizard.caller.call', { number }),
      }))}
      helpLine={line ? { phone: line, label: t('wizard.caller.line', { number: line }) } : undefined}
    >
      <p>{t('wizard.caller.say')}</p>
      <blockquote>{words}</blockquote>
      {children}
    </EmergencyBlock>
  )
}
