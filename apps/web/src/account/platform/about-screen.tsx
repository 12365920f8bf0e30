import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DocumentScreen } from './document-screen.tsx'

/** What the platform offers clinics, and its plans. */
export function AboutScreen() {
  const { t } = useI18n()
  return (
    <DocumentScreen slug="platform" heading={t('shell.menu.about')} failure={t('errors.loading.platform')} />
  )
}
