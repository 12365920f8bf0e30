import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Aside, Page } from '../forms/index.ts'

interface NoAccountProps {
  text: string
  /** Whether an account with a password can be joined with what was proven. */
  canJoin?: boolean
  onCreate: () => Promise<void>
}

/** Somebody has proven who they are and has no account: the same proof makes one. */
export function NoAccount({ text, canJoin = false, onCreate }: NoAccountProps) {
  const { t } = useI18n()
  const alertError = useErrorAlert()
  const store = useSessionStore()
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
      {canJoin && store.config.featureFlags.EMAIL_LOGIN_ENABLED && (
        <Aside>
          <Link to="/login-with-password" onClick={() => store.rememberTarget('/settings/identity')}>
            {t('sign-in.noAccount.join')}
          </Link>
        </Aside>
      )}
    </Page>
  )
}
