import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DocumentScreen } from './document-screen.tsx'

/** What each version brought to clinics. */
export function ChangelogScreen() {
  const { t } = useI18n()
  return (
    <DocumentScreen
      slug="changelog"
      heading={t('shell.menu.changelog')}
      failure={t('errors.loading.changelog')}
    />
  )
}
