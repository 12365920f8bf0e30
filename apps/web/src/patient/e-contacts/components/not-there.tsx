import { ApiError } from '../../../shared/api/api-error.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { NothingHere } from '../../../shared/pages/error-pages.tsx'
import { LoadFailed } from './load-failed.tsx'
import { StepPage } from './step-page.tsx'

type NotThereProps = { timeline: { error: Error | null; refetch: () => Promise<unknown> } }

/** In place of a page about an e-contact that did not arrive: there is none for this reader, or it can be asked for again. */
export function NotThere({ timeline: { error, refetch } }: NotThereProps) {
  const { t } = useI18n()
  if (error instanceof ApiError && error.status === 404) return <NothingHere text={t('errors.notFound')} />
  return (
    <StepPage>
      <LoadFailed onRetry={() => void refetch()} />
    </StepPage>
  )
}
