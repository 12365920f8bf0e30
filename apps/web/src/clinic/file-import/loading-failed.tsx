import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'

export function LoadingFailed({ again }: { again: () => void }) {
  const { t } = useI18n()
  return (
    <p role="alert">
      {t('shell.pages.loadingFailed.text')}{' '}
      <Button variant="quiet" onClick={again}>
        {t('shell.buttons.tryAgain')}
      </Button>
    </p>
  )
}
