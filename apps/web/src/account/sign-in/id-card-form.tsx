import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'

/** Nothing is typed here: the card says who it is. */
export function IdCardForm({ onSend }: { onSend: () => Promise<void> }) {
  const { t } = useI18n()
  const { appMode } = useSessionStore().config
  const alertError = useErrorAlert()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await onSend().catch((error: unknown) => alertError('login', error))
    setBusy(false)
  }
  return (
    <FieldStack>
      <p>{t(appMode === 'DEMO' ? 'sign-in.card.trial' : 'sign-in.card.intro')}</p>
      <ButtonRow>
        <Button wide busy={busy} onClick={() => void send()}>
          {t('sign-in.card.submit')}
        </Button>
      </ButtonRow>
    </FieldStack>
  )
}
