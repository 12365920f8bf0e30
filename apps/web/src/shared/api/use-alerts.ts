import { useCallback } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { type Toast, useToasts } from '../ui/toasts.tsx'
import { alertOfError } from './alert-of-error.ts'
import { ApiError } from './api-error.ts'
import { reportError } from './report.ts'

/** Tells a failure as the catalogue of outcomes says, and reports it; `more` is what else the message needs. */
export function useErrorAlert(): (area: string, error: unknown, more?: Partial<Toast>) => void {
  const { t } = useI18n()
  const { show } = useToasts()
  const { activeRole } = useSession()
  return useCallback(
    (area, error, more) => {
      reportError(area, error)
      // The end of a session has a page of its own.
      if (error instanceof ApiError && error.status === 401) return
      show({ ...alertOfError(error, t, activeRole), ...more })
    },
    [t, show, activeRole],
  )
}
