import { Link } from '@tanstack/react-router'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Notice, Page } from '../forms/index.ts'

/** Somebody came back from elsewhere and is not signed in: why not, and where to start again. */
export function ReturnFailed({ failure, to }: { failure: unknown; to: '/choose-auth' | '/choose-signup' }) {
  const { t } = useI18n()
  const isOver = failure instanceof ApiError && failure.status === 404
  return (
    <Page heading={t('sign-in.complete.failed')}>
      <Notice tone="warning">{isOver ? t('sign-in.complete.over') : alertOfError(failure, t).text}</Notice>
      <div>
        <Link className={buttonClass('primary', true)} to={to}>
          {t('sign-in.complete.again')}
        </Link>
      </div>
    </Page>
  )
}
