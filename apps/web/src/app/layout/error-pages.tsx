import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportError } from '../../shared/api/report.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'

export function NotFoundPage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <PageError
      heading={t('shell.pages.notFound.heading')}
      text={t('shell.pages.notFound.text')}
      actions={<Button onClick={() => void navigate({ to: '/' })}>{t('shell.buttons.goHome')}</Button>}
    />
  )
}

/** A screen, or a part of the app that it needs, did not arrive. */
export function LoadingFailedPage({ error }: ErrorComponentProps) {
  const { t } = useI18n()
  useEffect(() => reportError('loading', error), [error])
  return (
    <PageError
      heading={t('shell.pages.loadingFailed.heading')}
      text={t('shell.pages.loadingFailed.text')}
      actions={<Button onClick={() => location.reload()}>{t('shell.buttons.refresh')}</Button>}
    />
  )
}
