import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/page-states.tsx'

/** Something a screen needs did not arrive. */
export function LoadFailed({ heading, onRetry }: { heading?: string; onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <div role="alert">
      <EmptyState
        heading={heading ?? t('shell.pages.loadingFailed.heading')}
        text={t('shell.pages.loadingFailed.text')}
        action={<Button onClick={onRetry}>{t('shell.buttons.tryAgain')}</Button>}
      />
    </div>
  )
}
