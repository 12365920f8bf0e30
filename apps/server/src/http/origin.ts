import { Forbidden } from '../errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Headers = Record<string, string | string[] | undefined>

/**
 * Refuses what another site's page sends with the user's cookie.
 *
 * @throws Forbidden
 */
export function requireOwnOrigin(method: string, headers: Headers, publicOrigin: string): void {
  if (SAFE_METHODS.has(method)) return
  if (!isOwnOrigin(headers, publicOrigin)) throw new Forbidden()
}

/** True without an Origin (scripts send none), for the public address, and for the very host that was asked. */
export function isOwnOrigin(headers: Headers, publicOrigin: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return false
  const origin = headers.origin
  if (origin === undefined) return true
  if (typeof origin !== 'string') return false
  if (origin === publicOrigin) return true
  const parsed = URL.parse(origin)
  return parsed !== null && parsed.host !== '' && parsed.host === headers.host
}
