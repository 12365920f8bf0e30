import { useCallback } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { alertOfError } from './alert-of-error.ts'
import { ApiError } from './api-error.ts'
import { reportError } from './report.ts'

/** Tells a failure as the catalogue of outcomes says, and reports it. */
export function useErrorAlert(): (area: string, error: unknown) => void {
  const { t } = useI18n()
  const { show } = useToasts()
  const { activeRole } = useSession()
  return useCallback(
    (area, error) => {
      reportError(area, error)
      // The end of a session has a page of its own.
      if (error instanceof ApiError && error.status === 401) return
      const alert = alertOfError(error, t, activeRole)
      show(alert)
    },
    [t, show, activeRole],
  )
}
