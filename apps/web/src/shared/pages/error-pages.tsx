import { type ErrorComponentProps, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isPartMissing } from '../api/is-part-missing.ts'
import { reportError } from '../api/report.ts'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageError } from '../ui/page-states.tsx'

export function NotFoundPage() {
  const { t } = useI18n()
  return <NothingHere text={t('shell.pages.notFound.text')} />
}

/** Nothing is at this address, or nothing for this reader. */
export function NothingHere({ text }: { text: string }) {
  const { t } = useI18n()
  return (
    <PageError
      heading={t('shell.pages.notFound.heading')}
      text={text}
      actions={
        <Link className={buttonClass('primary', true)} to="/">
          {t('shell.buttons.goHome')}
        </Link>
      }
    />
  )
}

/** A screen, or a part of the app that it needs, did not arrive, or broke. Reloading is asked for, never done unasked. */
export function LoadingFailedPage({ error }: ErrorComponentProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const isMissing = isPartMissing(error)
  useEffect(() => reportError('loading', error), [error])
  return (
    <PageError
      heading={t(isMissing ? 'errors.pageLoadingFailed' : 'shell.pages.unexpected.heading')}
      text={t(isMissing ? 'shell.pages.loadingFailed.text' : 'errors.genericError')}
      actions={
        <>
          <Button onClick={() => location.reload()}>{t('shell.buttons.refresh')}</Button>
          <Button variant="secondary" onClick={() => void navigate({ to: '/' })}>
            {t('shell.buttons.goHome')}
          </Button>
        </>
      }
    />
  )
}
