import { Link } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Page } from '../forms/index.ts'
import { FailureNotice } from './failure-notice.tsx'

/** Somebody came back from elsewhere and is not signed in: why not, and where to start again. */
export function ReturnFailed({ failure, to }: { failure: unknown; to: '/choose-auth' | '/choose-signup' }) {
  const { t } = useI18n()
  return (
    <Page heading={t('sign-in.complete.failed')}>
      <FailureNotice failure={failure} />
      <div>
        <Link className={buttonClass('primary', true)} to={to}>
          {t('sign-in.complete.again')}
        </Link>
      </div>
    </Page>
  )
}
