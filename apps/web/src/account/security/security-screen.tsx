import { getSecurity } from '@vastus/contract/security'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { noteAsked, takeNextPath } from '../../shared/session/next-path.ts'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Notice, Page } from '../forms/index.ts'
import { OpenSessions } from './open-sessions.tsx'
import { TwoSteps } from './two-steps.tsx'

/** How one's account is protected, and where it is signed in. */
export function SecurityScreen() {
  const { t } = useI18n()
  const user = useUser()
  const isStaff = user.permissions.some((role) => role !== 'PRM_PATIENT')
  const security = useQuery({ queryKey: ['security'], queryFn: () => call(getSecurity, {}) })
  useEffect(noteAsked, [])
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
      {isStaff && !user.isStrong && <Recommended />}
      {security.isPending && <Skeleton shape="card" lines={2} />}
      {security.data && (
        <>
          <TwoSteps authenticator={security.data.authenticator} />
          <OpenSessions sessions={security.data.sessions} />
        </>
      )}
    </Page>
  )
}

/** For staff with a password alone: why it is asked for, and the way on. */
function Recommended() {
  const { t } = useI18n()
  const store = useSessionStore()
  const user = useUser()
  const router = useRouter()
  return (
    <Notice tone="warning">
      <p>{t('sign-in.security.staff')}</p>
      <div>
        <Button variant="quiet" onClick={() => router.history.push(takeNextPath(store, user))}>
          {t('sign-in.security.later')}
        </Button>
      </div>
    </Notice>
  )
}
