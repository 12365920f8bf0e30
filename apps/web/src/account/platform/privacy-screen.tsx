import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DocumentScreen } from './document-screen.tsx'

export function PrivacyScreen() {
  const { t } = useI18n()
  return (
    <DocumentScreen
      slug="privacy-policy"
      heading={t('shell.menu.privacy')}
      failure={t('errors.loading.privacy')}
    />
  )
}
