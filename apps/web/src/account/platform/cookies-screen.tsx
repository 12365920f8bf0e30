import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DocumentScreen } from './document-screen.tsx'

export function CookiesScreen() {
  const { t } = useI18n()
  return (
    <DocumentScreen
      slug="cookie-policy"
      heading={t('shell.menu.cookies')}
      failure={t('errors.loading.cookie')}
    />
  )
}
