import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { Uploads } from './use-uploads.ts'

/**
 * Asks before another page is opened while there are files that did not arrive yet: they live in the page only. Who closes the
 * page is asked by the browser.
 */
export function LeavingFiles({ uploads: { missingCount } }: { uploads: Uploads }) {
  const { t } = useI18n()
  const { store } = useRouter().options.context
  const { status, proceed, reset } = useBlocker({
    disabled: missingCount === 0,
    // Other filters and other steps are other addresses of one page. Who is signed out sends no files any more.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && store.snapshot().user !== null,
    withResolver: true,
  })
  const isAsking = status === 'blocked'
  useEffect(() => {
    if (isAsking && missingCount === 0) proceed()
  }, [isAsking, missingCount, proceed])
  return (
    <ConfirmDialog
      open={isAsking}
      heading={t('kit.files.leaveHeading')}
      confirmLabel={t('kit.files.leave')}
      danger
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      <p>{t('kit.files.leaveText', { count: missingCount })}</p>
    </ConfirmDialog>
  )
}
