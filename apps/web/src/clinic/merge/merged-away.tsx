import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

type MergedAwayProps = {
  id: number
  goesOnIn: number
  to?: '/e-contacts/$id' | '/e-contacts/$id/print'
}

/** Leads on to the e-contact in which this one goes on, and says why. */
export function MergedAway({ id, goesOnIn, to = '/e-contacts/$id' }: MergedAwayProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  useEffect(() => {
    show({ tone: 'success', autoDismiss: true, text: t('merge.led', { id: String(id) }) })
    void navigate({ to, params: { id: String(goesOnIn) }, search: true, replace: true })
  }, [id, goesOnIn, to, show, t, navigate])
  return null
}
