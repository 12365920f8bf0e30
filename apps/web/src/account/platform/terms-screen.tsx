import { slugOf } from '@vastus/domain/content'
import { useSession } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DocumentScreen } from './document-screen.tsx'

/** Staff read the terms of clinics, everybody else those of patients. */
export function TermsScreen() {
  const { t } = useI18n()
  const { user, activeRole } = useSession()
  const side = user && activeRole === 'PRM_DOCTOR' ? 'CLINIC' : 'PATIENT'
  return (
    <DocumentScreen
      slug={slugOf('TERMS_AND_CONDITIONS', side)}
      heading={t('shell.menu.terms')}
      failure={t('errors.loading.terms')}
    />
  )
}
