import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { PasskeyProblem } from './passkey-problem.ts'

/** Says why a passkey did not work. What the device or its user refused is no failure of ours. */
export function usePasskeyAlert(): (area: 'login' | 'session', error: unknown) => void {
  const { t } = useI18n()
  const { show } = useToasts()
  const alertError = useErrorAlert()
  return (area, error) => {
    if (!(error instanceof PasskeyProblem)) return alertError(area, error)
    const { address, kind } = error
    show({ tone: 'warning', text: t(`identity.passkey.${kind}`, { address }) })
  }
}
