import { COOKIE_CONSENT_DAYS } from '@vastus/domain/limits'

export function cookieValue(name: string): string | null {
  for (const part of document.cookie.split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name) return value ?? ''
  }
  return null
}

/** Keeps the choice for 90 days. */
export function saveCookieChoice(choice: { analytical: boolean }): void {
  const rest = `; path=/; max-age=${COOKIE_CONSENT_DAYS * 24 * 3600}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  document.cookie = `cookie-consent=true${rest}`
  document.cookie = `cookie-consent-analytical=${choice.analytical}${rest}`
}
