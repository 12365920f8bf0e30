import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { filesQuestion } from './files-question.ts'
import type { Uploads } from './use-uploads.ts'

/**
 * Asks before another page is opened, or another clinic chosen, while there are files that did not arrive yet: they live in
 * the page only. Who closes the page is asked by the browser.
 */
export function LeavingFiles({ uploads: { missingCount } }: { uploads: Pick<Uploads, 'missingCount'> }) {
  const { t } = useI18n()
  const { history, options } = useRouter()
  const { store } = options.context
  // Of the way that is being asked about.
  const [answer, setAnswer] = useState<((stays: boolean) => void) | null>(null)
  const isAnyMissing = missingCount > 0

  // It ends before what takes its place leads elsewhere.
  useLayoutEffect(() => {
    if (!isAnyMissing) return
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
    filesQuestion.ask = ask
    const unblock = history.block({
      blockerFn: ({ currentLocation, nextLocation }) => {
        // Other filters and other steps are other addresses of one page. Who is signed out sends no files any more.
        if (currentLocation.pathname === nextLocation.pathname || store.snapshot().user === null) return false
        return ask()
      },
      enableBeforeUnload: true,
    })
    return () => {
      filesQuestion.ask = undefined
      unblock()
    }
  }, [isAnyMissing, history, store])

  const settle = (stays: boolean) => {
    answer?.(stays)
    setAnswer(null)
  }
  useEffect(() => {
    if (!answer || isAnyMissing) return
    answer(false)
    setAnswer(null)
  }, [answer, isAnyMissing])
  // Nobody answers any more once this is gone.
  useEffect(() => () => answer?.(false), [answer])

  return (
    <ConfirmDialog
      open={answer !== null && isAnyMissing}
      heading={t('kit.files.leaveHeading')}
      confirmLabel={t('kit.files.leave')}
      danger
      onClose={() => settle(true)}
      onConfirm={() => settle(false)}
    >
      <p>{t('kit.files.leaveText')}</p>
    </ConfirmDialog>
  )
}
