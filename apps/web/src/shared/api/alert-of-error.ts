import { BUSINESS_KEYS } from '@vastus/contract/error-keys'
import type { Role } from '@vastus/domain/roles'
import type { MessageKey, Translate } from '@vastus/i18n'
import { ApiError } from './api-error.ts'

export type Alert = { tone: 'warning' | 'error'; text: string }

/**
 * The catalogue of outcomes: what a person reads for each kind of failure.
 *
 * @param role the reader's: staff do something else about it than a patient
 */
export function alertOfError(error: unknown, t: Translate, role: Role | null = null): Alert {
  if (!(error instanceof ApiError)) return { tone: 'error', text: t('errors.genericError') }
  const { status } = error
  if (status === 401) return { tone: 'warning', text: t('errors.sessionExpired') }
  if (status === 403) return { tone: 'warning', text: t('errors.forbidden') }
  // Without a version it is about the key of a message: it was used for another content.
  if (status === 409)
    return {
      tone: 'warning',
      text: t(error.version === null ? 'errors.sentBefore' : 'errors.eContactUpdated'),
    }
  if (status === 413) return { tone: 'warning', text: t('errors.fileTooLarge') }
  if (status === 429) return { tone: 'warning', text: error.words ?? t('errors.tooManyRequests') }
  if ((status === 408 || status === 468) && error.words) return { tone: 'warning', text: error.words }
  if (status === 469) return businessAlert(error, t, role)
  const file = error.fields.find(({ path }) => path === 'file')
  if (status === 400 && file) return { tone: 'warning', text: file.message }
  if (status >= 400 && status < 500) return { tone: 'warning', text: t('errors.genericWarning') }
  if (error.wasOffline) return { tone: 'error', text: t('errors.offline') }
  return { tone: 'error', text: t('errors.genericError') }
}

/** Our own words for a known key, else the server's, else the general ones. */
function businessAlert(error: ApiError, t: Translate, role: Role | null): Alert {
  if (
    role === 'PRM_DOCTOR' &&
    (error.key === 'E_CONTACT_ALREADY_CLOSED' || error.key === 'AWELL_NOT_AVAILABLE')
  )
    return { tone: 'warning', text: t(`errors.staff.${error.key}`) }
  const known = (BUSINESS_KEYS as readonly string[]).includes(error.key ?? '')
  if (known) return { tone: 'warning', text: t(`errors.${error.key}` as MessageKey, error.params) }
  if (error.words) return { tone: 'warning', text: error.words }
  return { tone: 'error', text: t('errors.genericError') }
}
