import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'

/** In place of a list that did not come. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <div role="alert">
      <EmptyState
        heading={t('shell.pages.loadingFailed.heading')}
        text={t('shell.pages.loadingFailed.text')}
        action={<Button onClick={onRetry}>{t('shell.buttons.tryAgain')}</Button>}
      />
    </div>
  )
}
