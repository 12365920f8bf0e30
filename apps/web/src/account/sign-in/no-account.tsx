import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Page } from '../forms/index.ts'

/** Somebody has proven who they are and has no account: the same proof makes one. */
export function NoAccount({ text, onCreate }: { text: string; onCreate: () => Promise<void> }) {
  const { t } = useI18n()
  const alertError = useErrorAlert()
  const [busy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    await onCreate().catch((error: unknown) => alertError('login', error))
    setBusy(false)
  }
  return (
    <Page heading={t('sign-in.noAccount.heading')} intro={text}>
      <div>
        <Button wide busy={busy} onClick={() => void create()}>
          {t('sign-in.noAccount.create')}
        </Button>
      </div>
    </Page>
  )
}
