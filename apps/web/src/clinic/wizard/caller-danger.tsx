import { DANGER_RULES } from '@vastus/domain/danger-signs/rules'
import type { DangerSign } from '@vastus/domain/danger-signs/grade'
import { CallerScript } from '../../shared/danger/caller-script.tsx'
import { useEmergencyNumber } from '../../shared/danger/emergency-number.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

type CallerDangerProps = {
  signs: readonly DangerSign[]
  isSaid: boolean
  onSaid: (isSaid: boolean) => void
}

/** While somebody writes down what a caller says: which danger it points to, what to say to the caller, and which number. */
export function CallerDanger({ signs, isSaid, onSaid }: CallerDangerProps) {
  const { t } = useI18n()
  return (
    <>
      <div role="alert">
        <Script signs={signs} />
      </div>
      {signs.length > 0 && (
        <Checkbox id="caller-said" label={t('wizard.caller.said')} checked={isSaid} onChange={onSaid} />
      )}
    </>
  )
}

function Script({ signs }: { signs: readonly DangerSign[] }) {
  const { t } = useI18n()
  const number = useEmergencyNumber()
  const first = signs.find(({ level }) => level === 'EMERGENCY_NOW') ?? signs[0]
  if (!first) return null
  const kind = first.level === 'SAME_DAY' ? 'SAME_DAY' : DANGER_RULES[first.ruleId]
  return (
    <CallerScript
      heading={t('wizard.caller.heading', { rule: t(`signs.rules.${first.ruleId}`) })}
      words={t(`wizard.caller.${kind}`, { number })}
      kind={kind}
    />
  )
}

type AskIfSaidProps = {
  signs: readonly DangerSign[]
  isOpen: boolean
  onClose: () => void
  onAnswer: (isSaid: boolean) => void
}

/**
 * Before saving, where nobody noted that the caller knows what to do: the last moment at which staff can say it. The first focus is on
 * the answer that records less, so that a held Enter says nothing untrue.
 */
export function AskIfSaid({ signs, isOpen, onClose, onAnswer }: AskIfSaidProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      heading={t('wizard.caller.ask')}
      actions={
        <>
          <Button onClick={() => onAnswer(true)}>{t('wizard.caller.yes')}</Button>
          <Button variant="secondary" data-first-focus="" onClick={() => onAnswer(false)}>
            {t('wizard.caller.no')}
          </Button>
        </>
      }
    >
      <Script signs={signs} />
    </Dialog>
  )
}
