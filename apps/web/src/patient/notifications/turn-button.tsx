import { ApiError } from '../../shared/api/api-error.ts'
import { reportError } from '../../shared/api/report.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useTurnNotices } from './use-device-notices.ts'

/** Turns the notices of this device on or off; the browser asks for the permission after the press, never before. */
export function TurnButton({ state }: { state: 'ON' | 'OFF' }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const showError = useErrorAlert()
  const turn = useTurnNotices()
  const fail = (error: unknown) => {
    if (error instanceof ApiError) return showError('notices', error)
    reportError('notices', error)
    show({ tone: 'error', text: t('notices.device.failed') })
  }
  return (
    <Button
      variant="secondary"
      wide
      busy={turn.isPending}
      onClick={() => turn.mutate(state === 'ON' ? 'OFF' : 'ON', { onError: fail })}
    >
      {t(state === 'ON' ? 'notices.device.turnOff' : 'notices.device.turnOn')}
    </Button>
  )
}
