import { getSecurity, type Security } from '@vastus/contract/security'
import { isEnoughForStaff } from '@vastus/domain/identity/second-factor'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { takeNextPath } from '../../shared/session/next-path.ts'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Notice, Page } from '../forms/index.ts'
import { ConfirmWithCode } from './confirm-with-code.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { OwnIdentity } from './own-identity.tsx'
import { WaysIn } from './ways-in.tsx'

/** How one's account is protected, and where it is signed in. */
export function SecurityScreen() {
  const { t } = useI18n()
  const user = useUser()
  const { appMode } = useSessionStore().config
  const isHeldBack =
    user.permissions.some((role) => role !== 'PRM_PATIENT') && !isEnoughForStaff(appMode, user.isStrong)
  const [wasHeldBack] = useState(isHeldBack)
  const security = useQuery({ queryKey: ['security'], queryFn: () => call(getSecurity, {}) })
  if (security.isError)
    return (
      <PageError
        heading={t('identity.settings.security')}
        text={alertOfError(security.error, t).text}
        actions={<Button onClick={() => void security.refetch()}>{t('errors.tryAgain')}</Button>}
      />
    )
  return (
    <Page heading={t('identity.settings.security')}>
      {wasHeldBack && <WayOn isDone={!isHeldBack} />}
      {security.isPending && <Skeleton shape="card" lines={2} />}
      {security.data && (
        <>
          <OwnIdentity {...security.data.identity} />
          {hasSecondFactor(security.data) && !user.isStrong && <ConfirmWithCode />}
          <WaysIn {...security.data} />
          <OpenSessions sessions={security.data.sessions} />
        </>
      )}
    </Page>
  )
}

const hasSecondFactor = ({ authenticator, passkeys }: Security) =>
  authenticator !== null || passkeys.length > 0

/** For staff who have proven too little to see patients here: why it is asked for, and the way on once it is done. */
function WayOn({ isDone }: { isDone: boolean }) {
  const { t } = useI18n()
  const store = useSessionStore()
  const user = useUser()
  const router = useRouter()
  if (!isDone) return <Notice tone="warning">{t('sign-in.security.staff')}</Notice>
  return (
    <Notice tone="done">
      <p>{t('sign-in.security.done')}</p>
      <div>
        <Button variant="quiet" onClick={() => router.history.push(takeNextPath(store, user))}>
          {t('sign-in.security.continue')}
        </Button>
      </div>
    </Notice>
  )
}
