import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { useAfterPaint } from '../../shared/ui/use-after-paint.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { cookieQuestion } from '../../shared/cookies/cookie-question.ts'
import { ownerQuestion } from '../../shared/session/owner-question.ts'
import { useSignOut } from '../../shared/session/use-sign-in.ts'
import { useSessionWatch } from '../../shared/session/use-session-watch.ts'
import { SessionPausedDialog } from './session-ending-dialog.tsx'

const CookieQuestion = lazyPart(() => import('./cookie-dialog.tsx').then((module) => module.CookieQuestion))

const ConfirmOwnerDialog = lazyPart(
  () =>
    import('../../account/confirm-owner/confirm-owner-dialog.tsx').then(
      (module) => module.ConfirmOwnerDialog,
    ),
  'identity',
  'sign-in',
)

/** Cookie preferences, a new proof of the owner, the end of the session coming near, and its end. */
export function SessionDialogs() {
  const { t } = useI18n()
  const router = useRouter()
  const context = router.options.context
  const watch = useSessionWatch(context)
  const isAsking = useSyncExternalStore(cookieQuestion.subscribe, cookieQuestion.isOpen)
  const isOwnerAsked = useSyncExternalStore(ownerQuestion.subscribe, ownerQuestion.isOpen)
  const isPagePainted = useAfterPaint()
  const signOut = useSignOut()
  const alertError = useErrorAlert()

  return (
    <>
      {isAsking && isPagePainted && (
        <CatchBoundary
          getResetKey={() => 'cookies'}
          errorComponent={() => null}
          onCatch={(error) => {
            cookieQuestion.close()
            alertError('loading', error, {
              text: t('shell.pages.loadingFailed.text'),
              autoDismiss: true,
              action: { label: t('shell.buttons.refresh'), onSelect: () => location.reload() },
            })
          }}
        >
          <Suspense fallback={null}>
            <CookieQuestion />
          </Suspense>
        </CatchBoundary>
      )}
      {isOwnerAsked && (
        <CatchBoundary
          getResetKey={() => 'owner'}
          errorComponent={() => null}
          onCatch={(error) => {
            ownerQuestion.answer(false)
            alertError('loading', error, { text: t('shell.pages.loadingFailed.text') })
          }}
        >
          <Suspense fallback={null}>
            <ConfirmOwnerDialog />
          </Suspense>
        </CatchBoundary>
      )}
      {watch.state === 'ENDING' && (
        <SessionPausedDialog
          open
          minutesLeft={watch.minutesLeft}
          onStay={watch.stay}
          onLogOut={() => void signOut().catch((error: unknown) => alertError('session', error))}
        />
      )}
      <Dialog
        open={watch.state === 'PAUSED'}
        onClose={() => location.assign('/')}
        heading={t('errors.sessionPaused')}
        actions={
          <Button data-first-focus="" onClick={() => location.assign('/')}>
            {t('shell.buttons.refresh')}
          </Button>
        }
      >
        <p>{t('shell.session.draftsKept')}</p>
      </Dialog>
    </>
  )
}
