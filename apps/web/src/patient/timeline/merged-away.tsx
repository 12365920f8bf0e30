import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

/** Leads on to the e-contact with which the clinic joined this one, and says so. */
export function MergedAway({ goesOnIn }: { goesOnIn: number }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  useEffect(() => {
    show({ tone: 'success', autoDismiss: true, text: t('merge.patient.led') })
    const params = { eContactId: String(goesOnIn) }
    void navigate({ to: '/e-contacts/$eContactId/timeline', params, replace: true })
  }, [goesOnIn, show, t, navigate])
  return null
}
