import { useQueryClient } from '@tanstack/react-query'
import { makeRecoveryCodes } from '@vastus/contract/security'
import { type ReactNode, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import styles from './security.module.css'
import type { Turn } from './turn.ts'

interface CodesLeftProps extends Turn {
  count: number
  onCodes: (codes: readonly string[]) => void
  /** A further button. */
  children?: ReactNode
}

/** How many recovery codes are left, and new ones for a user who has lost them or never saw them. */
export function CodesLeft({ count, isFree, onBegin, onEnd, onCodes, children }: CodesLeftProps) {
  const { t } = useI18n()
  const { isStrong } = useUser()
  const queryClient = useQueryClient()
  const alertError = useErrorAlert()
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    onBegin()
    try {
      const { recoveryCodes } = await call(makeRecoveryCodes, {})
      await queryClient.invalidateQueries({ queryKey: ['security'] })
      onCodes(recoveryCodes)
    } catch (error) {
      alertError('session', error)
      onEnd()
      setBusy(false)
    }
  }
  return (
    <>
      <p className={styles.quiet}>{t('sign-in.security.codesLeft', { count })}</p>
      {(isStrong || children) && (
        <div className={styles.action}>
          <ButtonRow>
            {isStrong && (
              <Button variant="secondary" wide busy={busy} disabled={!isFree} onClick={() => void make()}>
                {t('sign-in.security.newCodes')}
              </Button>
            )}
            {children}
          </ButtonRow>
        </div>
      )}
    </>
  )
}
