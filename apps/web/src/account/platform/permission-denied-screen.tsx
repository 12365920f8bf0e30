import { Link } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'

export function PermissionDeniedScreen() {
  const { t } = useI18n()
  return (
    <PageError
      heading={t('errors.permissionDenied')}
      text={t('identity.denied.text')}
      actions={
        <Link className={buttonClass('primary', true)} to="/">
          {t('shell.buttons.goHome')}
        </Link>
      }
    />
  )
}
